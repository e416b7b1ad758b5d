/** Makes all drafts of the tab those of an earlier load of the page. */
export function ofEarlierLoad(): void {
  for (const [key, text] of Object.entries(sessionStorage)) {
    const draft: unknown = JSON.parse(String(text))
    if (typeof draft === 'object' && draft !== null && '@page' in draft)
      sessionStorage.setItem(key, JSON.stringify({ ...draft, '@page': 0 }))
  }
}
