/**
 * Sheets as text, which no policy forbids. Those of React, the same as files, follow them.
 * @param base comes before those that are there, so that they may say otherwise
 * @returns what takes them away again
 */
export function adopt(
  root: DocumentOrShadowRoot,
  texts: Iterable<string>,
  base: Iterable<string> = [],
): () => void {
  const [before, after] = [sheetsOf(base), sheetsOf(texts)]
  const own = new Set([...before, ...after])
  root.adoptedStyleSheets = [...before, ...root.adoptedStyleSheets, ...after]
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => !own.has(sheet))
  }
}

const sheetsOf = (texts: Iterable<string>) =>
  [...texts].map((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    return sheet
  })
