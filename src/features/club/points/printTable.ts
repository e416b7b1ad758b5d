/** Prints a table alone, without the page around it: in a frame of its own, built from text and never from markup. */
export function printTable(title: string, [head = [], ...rows]: readonly string[][]): void {
  const frame = document.createElement('iframe')
  frame.title = title
  frame.hidden = true
  document.body.append(frame)
  const page = frame.contentDocument
  const view = frame.contentWindow
  if (page === null || view === null) {
    frame.remove()
    return
  }
  page.title = title
  const heading = page.createElement('h1')
  heading.textContent = title
  const table = page.createElement('table')
  const add = (cells: readonly string[], name: 'th' | 'td') => {
    const row = table.insertRow()
    for (const text of cells)
      row.append(Object.assign(page.createElement(name), { textContent: text, align: 'left' }))
  }
  add(head, 'th')
  for (const row of rows) add(row, 'td')
  page.body.append(heading, table)
  view.addEventListener('afterprint', () => frame.remove())
  view.print()
}
