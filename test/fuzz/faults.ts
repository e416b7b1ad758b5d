/** Texts that no answer may produce: what JavaScript and Intl print for missing values. */
const NOT_FOR_PEOPLE = /undefined|\bnull\b|NaN|Infinity|∞|не число|\[object |Invalid Date|\[native code\]/u

const ADDRESSES = ['href', 'src', 'action', 'formaction', 'xlink:href']

export const unsafe = (address: string) => /^\s*(javascript|data|vbscript):|^\s*[/\\]{2}/i.test(address)

/** Values of a form that are not visible. */
const isHidden = (element: Element, attribute: string) =>
  attribute === 'value' && element.matches('option, [type=radio], [type=checkbox]')

const around = (text: string) => {
  const { index = 0 } = NOT_FOR_PEOPLE.exec(text) ?? {}
  return `…${text.slice(Math.max(0, index - 40), index + 40)}…`
}

/** Yields the texts of an element itself, without its descendants', each with its place. */
function* wordsOf(element: Element): Generator<[place: string, text: string]> {
  for (const { name, value } of element.attributes) if (!isHidden(element, name)) yield [name, value]
  for (const { nodeType, nodeValue } of element.childNodes) {
    if (nodeType === Node.TEXT_NODE) yield ['text', nodeValue ?? '']
  }
  if (element.matches('input, textarea') && !isHidden(element, 'value'))
    yield ['what it holds', (element as HTMLInputElement).value]
}

/** Describes everything wrong with what is rendered below a root. */
export function faultsIn(root: ParentNode): string[] {
  const faults: string[] = []
  for (const element of root.querySelectorAll('*')) {
    for (const [place, text] of wordsOf(element)) {
      const where = `<${element.tagName.toLowerCase()}>, ${place}`
      if (NOT_FOR_PEOPLE.test(text)) faults.push(`${where}: ${around(text)}`)
      if (ADDRESSES.includes(place) && unsafe(text)) faults.push(`${where} is unsafe: ${text}`)
    }
  }
  return faults
}
