// SPDX-License-Identifier: Apache-2.0

/// The look of pages: on light and dark screens of any width, and on paper.
enum PageStyle {
  /// The style sheet, without characters that markup would escape.
  static let sheet = """

    :root { --paper: #fff; --card: #fff; --ink: #1d1f23; --soft: #5a606b; --grid: #e2e5ea; --edge: #c9ced6;
      --zero: #8b929e; --link: #0b57a4; --box: #cfe0f1; --bar: #3f7fb8;
      --c0: #0b62a4; --c1: #b84a00; --c2: #00795a; --c3: #8a3f8f; --c4: #7a5c00; --c5: #444b57;
      --h1: #e3eef8; --h2: #bcd7ee; --h3: #86b6dd; --h4: #38759f; --h5: #14568f; --dark-text: #fff; --light-text: #1d1f23; }
    @media screen and (prefers-color-scheme: dark) {
      :root { --paper: #15171b; --card: #1c1f25; --ink: #e8eaee; --soft: #a8afba; --grid: #323741; --edge: #434a56;
        --zero: #808896; --link: #7ab8f5; --box: #2c4a66; --bar: #5b9bd3;
        --c0: #6cb2f0; --c1: #f59b5b; --c2: #45c79c; --c3: #d795dc; --c4: #d9b84a; --c5: #b9c0cc;
        --h1: #1e3349; --h2: #27496b; --h3: #326596; --h4: #5594cd; --h5: #9cccf5; --dark-text: #10131a; --light-text: #e8eaee; }
    }
    * { box-sizing: border-box; }
    body { margin: 0 auto; max-width: 76rem; padding: 1rem; background: var(--paper); color: var(--ink);
      font: 1rem/1.45 system-ui, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; }
    h1 { font-size: 1.6rem; line-height: 1.2; margin: 0.5rem 0; }
    h2 { font-size: 1.15rem; line-height: 1.25; margin: 0 0 0.3rem; }
    p { margin: 0 0 0.6rem; max-width: 44rem; }
    a { color: var(--link); }
    .facts { display: flex; flex-wrap: wrap; gap: 0.4rem 2rem; margin: 0 0 1rem; }
    .facts dt { color: var(--soft); font-size: 0.85rem; }
    .facts dd { margin: 0; font-size: 1.25rem; font-variant-numeric: tabular-nums; }
    main { columns: 31rem 2; column-gap: 1rem; }
    section { background: var(--card); border: 1px solid var(--edge); border-radius: 0.5rem; padding: 0.9rem; margin: 0 0 1rem; break-inside: avoid; }
    .wide { column-span: all; margin-top: 1rem; }
    .figures { display: grid; gap: 0.8rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); }
    figure { margin: 0; overflow-x: auto; }
    figcaption { font-weight: 600; font-size: 0.9rem; }
    .chart { width: 100%; height: auto; display: block; margin: 0 auto; }
    .chart text { font-size: 12px; fill: var(--soft); font-family: inherit; }
    .chart .axis { fill: var(--ink); }
    .chart .small { font-size: 10px; fill: var(--ink); paint-order: stroke; stroke: var(--card); stroke-width: 3px; }
    @media screen and (max-width: 30rem) { .chart .small { font-size: 12px; } }
    .chart .on-light { fill: var(--light-text); font-size: 11px; }
    .chart .on-dark { fill: var(--dark-text); font-size: 11px; }
    .grid { stroke: var(--grid); } .zero { stroke: var(--zero); }
    .guide { stroke: var(--soft); stroke-dasharray: 5 4; }
    .whisker { stroke: var(--ink); stroke-width: 1.4; }
    .box { fill: var(--box); } .bar { fill: var(--bar); }
    .cell { fill: none; stroke: var(--grid); }
    .heat1 { fill: var(--h1); } .heat2 { fill: var(--h2); } .heat3 { fill: var(--h3); } .heat4 { fill: var(--h4); } .heat5 { fill: var(--h5); }
    .pin { stroke: #1d1f23; } .chart .on-paper { fill: #1d1f23; font-weight: 600; } .chart .on-dark-paper { fill: #fff; font-weight: 600; }
    .paper-heat1 { fill: #e3eef8; } .paper-heat2 { fill: #bcd7ee; } .paper-heat3 { fill: #86b6dd; } .paper-heat4 { fill: #38759f; } .paper-heat5 { fill: #14568f; }
    .sign { stroke: var(--card); stroke-width: 1; } .line { fill: none; stroke-width: 2; stroke-linejoin: round; }
    .s0 { fill: var(--c0); } .s1 { fill: var(--c1); } .s2 { fill: var(--c2); } .s3 { fill: var(--c3); } .s4 { fill: var(--c4); } .s5 { fill: var(--c5); }
    .l0 { stroke: var(--c0); } .l1 { stroke: var(--c1); stroke-dasharray: 7 3; } .l2 { stroke: var(--c2); stroke-dasharray: 2 3; }
    .l3 { stroke: var(--c3); stroke-dasharray: 9 3 2 3; } .l4 { stroke: var(--c4); stroke-dasharray: 4 4; } .l5 { stroke: var(--c5); stroke-dasharray: 12 4; }
    .table { overflow: auto; max-height: 24rem; margin: 0.8rem 0 0.6rem; }
    table { border-collapse: collapse; width: 100%; font-size: 0.85rem; font-variant-numeric: tabular-nums; }
    th, td { padding: 0.2rem 0.6rem 0.2rem 0; text-align: right; border-bottom: 1px solid var(--grid); vertical-align: top; }
    th:first-child { text-align: left; font-weight: 500; min-width: 8rem; }
    td.text, th.text { text-align: left; min-width: 9rem; }
    thead th { position: sticky; top: 0; background: var(--card); color: var(--soft); font-weight: 500; }
    .links { font-size: 0.85rem; color: var(--soft); margin: 0; }
    footer { margin-top: 1.5rem; } footer dt { font-weight: 600; scroll-margin-top: 1rem; } footer dd { margin: 0 0 0.6rem; max-width: 48rem; }
    cite { color: var(--soft); font-style: normal; }
    @media print {
      @page { margin: 14mm; }
      body { padding: 0; max-width: none; font-size: 10pt; }
      main { columns: auto; } .figures { display: block; } figure { display: inline-block; width: 48%; vertical-align: top; break-inside: avoid; overflow: visible; }
      figure:only-child { width: 100%; } section { border: 0; padding: 0; margin: 0 0 1.4rem; break-inside: auto; }
      h2, h2 + p, dt { break-after: avoid; } p, h2, dd { break-inside: avoid; } .chart { max-height: 150mm; } .table { max-height: none; overflow: visible; } tr { break-inside: avoid; }
      thead th { position: static; } .chart { min-width: 0 !important; }
    }

    """
}
