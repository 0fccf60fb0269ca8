// SPDX-License-Identifier: Apache-2.0

// Makes pages better that work without it: a board that follows changes of others, and lists sorted by dragging.

// A page that answers a form is reloaded by its address, which sends nothing again.
history.replaceState(history.state, "", location.href)

const live = document.querySelector("[data-live]")
if (live) {
  // Only lists follow; a form that somebody has touched, or is in, stays as it is and gets its turn later.
  const isTouched = (part) =>
    [...part.querySelectorAll("input:not([type=hidden]), textarea, select")].some((field) =>
      field === document.activeElement ||
      (field.matches("select") ? [...field.options].some((option) => option.selected !== option.defaultSelected)
        : field.value !== field.defaultValue || field.checked !== field.defaultChecked))
  let isLate = false
  const refresh = async () => {
    const response = await fetch(location.href, { headers: { accept: "text/html" } })
    if (!response.ok || response.redirected) return
    const page = new DOMParser().parseFromString(await response.text(), "text/html")
    isLate = false
    for (const part of document.querySelectorAll("[data-part]")) {
      const fresh = page.querySelector(`[data-part="${part.dataset.part}"]`)
      if (!fresh || fresh.innerHTML === part.innerHTML) continue
      // What was asked before cannot be answered any more, whatever somebody has begun to write.
      if (fresh.dataset.key === part.dataset.key && isTouched(part)) {
        isLate = true
        continue
      }
      const focused = part.contains(document.activeElement) && document.activeElement.getAttribute("aria-label")
      const address = part.contains(document.activeElement) && document.activeElement.getAttribute("href")
      part.replaceChildren(...fresh.childNodes)
      if (fresh.dataset.key !== undefined) part.dataset.key = fresh.dataset.key
      const selector = focused ? `[aria-label="${CSS.escape(focused)}"]` : address ? `[href="${CSS.escape(address)}"]` : null
      if (selector) part.querySelector(selector)?.focus()
    }
    countDown()
  }
  // A question whose time is up is looked at again; until then its seconds run.
  let tick, end
  const countDown = () => {
    clearInterval(tick)
    clearTimeout(end)
    const left = live.querySelector("[data-left]")
    if (!left) return
    left.dataset.until ??= String(performance.now() + Number(left.dataset.left) * 1000)
    const until = Number(left.dataset.until)
    const show = () => {
      left.textContent = String(Math.max(0, Math.ceil((until - performance.now()) / 1000)))
    }
    tick = setInterval(show, 1000)
    end = setTimeout(refresh, Math.max(0, until - performance.now()) + 100)
    show()
  }
  countDown()
  new EventSource(live.dataset.live).onmessage = refresh
  live.addEventListener("focusout", () => {
    if (isLate) setTimeout(refresh, 0)
  })
}

// What is printed needs no menu of the browser.
for (const button of document.querySelectorAll("[data-print]")) {
  button.hidden = false
  button.addEventListener("click", () => window.print())
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

// Words that are to be heard are spoken by the browser, in the voice of their language; where there is none, the page says so.
for (const button of document.querySelectorAll("[data-speak]")) {
  const silence = document.querySelector(`#${button.getAttribute("aria-describedby")}`)
  const fail = () => {
    if (silence) silence.hidden = false
  }
  button.addEventListener("click", async () => {
    if (!("speechSynthesis" in window)) return fail()
    const response = await fetch(button.dataset.speak).catch(() => null)
    if (!response?.ok) return fail()
    const speech = new SpeechSynthesisUtterance(await response.text())
    speech.lang = button.dataset.language
    const begun = setTimeout(fail, 1500)
    speech.onstart = () => {
      clearTimeout(begun)
      if (silence) silence.hidden = true
    }
    speech.onerror = fail
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
  // On a phone the names stand below the image: the one that is placed is said over it, and the others are chips.
  const [now, chips] = [document.querySelector("[data-placing]"), document.querySelector("[data-chips]")]
  const chip = (field) => chips?.querySelector(`[data-chip="${field.dataset.place}"]`)
  if (now && chips) {
    for (const field of fields) {
      const button = document.createElement("button")
      button.type = "button"
      button.dataset.chip = field.dataset.place
      button.textContent = field.querySelector("legend").textContent.trim()
      button.lang = field.querySelector("legend [lang]")?.lang ?? ""
      button.addEventListener("click", () => pick(field))
      chips.append(button)
    }
    now.hidden = chips.hidden = false
  }
  const pick = (field) => {
    picked = field
    if (now) {
      now.querySelector("b").textContent = field.querySelector("legend").textContent.trim()
      for (const other of fields) chip(other)?.setAttribute("aria-pressed", other === field)
    }
    for (const other of fields) {
      other.classList.toggle("picked", other === field)
      marker(other.dataset.place).classList.toggle("picked", other === field)
    }
  }
  const draw = (field) => {
    const [x, y] = inputs(field).map((input) => input.value)
    const mark = marker(field.dataset.place)
    mark.classList.toggle("unplaced", x === "" || y === "")
    chip(field)?.classList.toggle("placed", x !== "" && y !== "")
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
  fields.forEach(draw)
  if (fields.length) pick(fields.find((field) => inputs(field)[0].value === "") ?? fields[0])
}
