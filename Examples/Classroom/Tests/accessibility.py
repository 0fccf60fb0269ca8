"""The rules of axe-core on every page that a walk takes a picture of, where its package is installed."""
import importlib.util
import pathlib

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

_package = importlib.util.find_spec("axe_playwright_python")
_source = (pathlib.Path(_package.origin).parent / "axe.min.js").read_text() if _package else None
checked = set()


def check(page, name):
    """What axe finds is a fault; without the package, and where scripts are off, there is nothing to run."""
    if _source is None or not getattr(page, "runs_scripts", True):
        return
    page.evaluate(_source)
    found = page.evaluate("rules => axe.run(document, { runOnly: rules, resultTypes: ['violations'] })", RULES)
    faults = [(rule["id"], rule["help"], [node["html"][:200] for node in rule["nodes"]][:3]) for rule in found["violations"]]
    assert not faults, f"{name}: {faults}"
    checked.add(name)
