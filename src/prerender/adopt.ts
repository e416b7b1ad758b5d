/**
 * Adopts style sheets given as texts, which no CSP forbids. React's sheets, equal but loaded as files, come
 * later.
 * @returns a function that removes them
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
