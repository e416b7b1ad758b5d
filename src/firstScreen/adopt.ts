/**
 * Sheets as text, which no policy forbids. Those of React, the same as files, follow them.
 * @returns what takes them away again
 */
export function adopt(root: DocumentOrShadowRoot, texts: Iterable<string>): () => void {
  const sheets = sheetsOf(texts)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets]
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet))
  }
}

const sheetsOf = (texts: Iterable<string>) =>
  [...texts].map((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    return sheet
  })
