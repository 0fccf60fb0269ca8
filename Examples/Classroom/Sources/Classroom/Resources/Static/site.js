// SPDX-License-Identifier: Apache-2.0

// Makes pages better that work without it: a board that follows changes of others, and lists sorted by dragging.

const live = document.querySelector("[data-live]")
if (live) {
  const changes = new EventSource(live.dataset.live)
  changes.onmessage = async () => {
    // Whoever is typing is not interrupted.
    if (document.activeElement instanceof HTMLInputElement && document.activeElement.value) return
    const response = await fetch(location.href, { headers: { accept: "text/html" } })
    if (!response.ok) return
    const page = new DOMParser().parseFromString(await response.text(), "text/html")
    const fresh = page.querySelector("[data-live]")
    const focused = document.activeElement?.getAttribute("aria-label")
    document.querySelector("[data-live]")?.replaceChildren(...fresh.childNodes)
    if (focused) document.querySelector(`[aria-label="${CSS.escape(focused)}"]`)?.focus()
  }
}

const pointed = document.querySelector("[data-point]")
pointed?.addEventListener("click", (event) => {
  const area = pointed.getBoundingClientRect()
  const place = { x: (event.clientX - area.left) / area.width, y: (event.clientY - area.top) / area.height }
  for (const [name, part] of Object.entries(place)) {
    document.querySelector(`input[name="${name}"]`).value = (Math.min(Math.max(part, 0), 1) * 100).toFixed(1)
  }
  document.querySelector('input[name="name"]').focus()
})

for (const list of document.querySelectorAll(".sortable")) {
  const number = () => {
    ;[...list.children].forEach((item, index) => {
      item.querySelector("select").value = String(index + 1)
    })
  }
  let dragged
  for (const item of list.children) {
    item.draggable = true
    item.addEventListener("dragstart", () => {
      dragged = item
      item.classList.add("dragged")
    })
    item.addEventListener("dragend", () => {
      item.classList.remove("dragged")
      number()
    })
    item.addEventListener("dragover", (event) => {
      event.preventDefault()
      if (!dragged || dragged === item) return
      const middle = item.getBoundingClientRect().top + item.offsetHeight / 2
      list.insertBefore(dragged, event.clientY < middle ? item : item.nextSibling)
    })
    item.querySelector("select").addEventListener("change", (event) => {
      const place = Number(event.target.value) - 1
      const others = [...list.children].filter((other) => other !== item)
      list.insertBefore(item, others[place] ?? null)
      number()
      event.target.focus()
    })
  }
}

// Words that are to be heard are spoken by the browser.
for (const button of document.querySelectorAll("[data-speak]")) {
  button.addEventListener("click", async () => {
    const response = await fetch(button.dataset.speak)
    if (!response.ok || !("speechSynthesis" in window)) return
    const speech = new SpeechSynthesisUtterance(await response.text())
    speech.lang = "de-DE"
    speechSynthesis.speak(speech)
  })
}

// A name is placed by choosing it and pressing on the image, and moved by dragging its marker.
for (const markers of document.querySelectorAll("[data-places]")) {
  const fields = [...document.querySelectorAll("[data-place]")]
  const marker = (key) => markers.querySelector(`[data-key="${key}"]`)
  const inputs = (field) => [...field.querySelectorAll("input")]
  const box = markers.viewBox.baseVal
  let picked
  const pick = (field) => {
    picked = field
    for (const other of fields) {
      other.classList.toggle("picked", other === field)
      marker(other.dataset.place).classList.toggle("picked", other === field)
    }
  }
  const draw = (field) => {
    const [x, y] = inputs(field).map((input) => input.value)
    const mark = marker(field.dataset.place)
    mark.classList.toggle("unplaced", x === "" || y === "")
    mark.setAttribute("transform", `translate(${(x * box.width) / 100} ${(y * box.height) / 100})`)
  }
  const move = (event) => {
    const area = markers.getBoundingClientRect()
    const parts = [(event.clientX - area.left) / area.width, (event.clientY - area.top) / area.height]
    inputs(picked).forEach((input, index) => {
      input.value = (Math.min(Math.max(parts[index], 0), 1) * 100).toFixed(1)
    })
    draw(picked)
  }
  for (const field of fields) {
    field.addEventListener("focusin", () => pick(field))
    field.addEventListener("click", () => pick(field))
    field.addEventListener("input", () => draw(field))
  }
  markers.addEventListener("pointerdown", (event) => {
    const key = event.target.closest?.(".marker")?.dataset.key
    if (key) pick(fields.find((field) => field.dataset.place === key))
    event.preventDefault()
    markers.setPointerCapture(event.pointerId)
    move(event)
  })
  markers.addEventListener("pointermove", (event) => {
    if (markers.hasPointerCapture(event.pointerId)) move(event)
  })
  markers.addEventListener("pointerup", () => {
    const next = fields.find((field) => inputs(field).some((input) => input.value === ""))
    if (next) pick(next)
  })
  if (fields.length) pick(fields.find((field) => inputs(field)[0].value === "") ?? fields[0])
}
