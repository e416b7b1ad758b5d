import { element, icon } from './sandbox/elements'

const COPY =
  'M11.5 9h6a2.5 2.5 0 0 1 2.5 2.5v6a2.5 2.5 0 0 1-2.5 2.5h-6A2.5 2.5 0 0 1 9 17.5v-6A2.5 2.5 0 0 1 11.5 9zM6 15h-.5A1.5 1.5 0 0 1 4 13.5v-8A1.5 1.5 0 0 1 5.5 4h8A1.5 1.5 0 0 1 15 5.5V6'

/** Adds a button that copies to each piece of code: `<div data-copy="Каталог"><code>…</code></div>`. */
export function offerCopies(): void {
  const status = element('p', { role: 'status', class: 'shop-hidden' })
  for (const place of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    const name = `Скопировать код: ${place.dataset['copy'] ?? ''}`
    const button = element('button', { type: 'button', 'aria-label': name }, icon(COPY))
    const code = place.querySelector('code')
    button.addEventListener('click', () => {
      if (code) void copy(code).then((done) => (status.textContent = done ? 'Скопировано' : 'Код выделен'))
    })
    place.append(button)
  }
  document.querySelector('main')?.append(status)
}

/** Copies the code. Where the page may not write to the clipboard (without https), selects it to be copied by hand. */
async function copy(code: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(code.innerText)
    return true
  } catch {
    getSelection()?.selectAllChildren(code)
    return false
  }
}
