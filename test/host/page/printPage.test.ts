import { printPage } from '../../../src/host/page/printPage'

/** jsdom has neither printing nor style sheets made by scripts. */
function standIn(view: Window & typeof globalThis) {
  const print = jest.fn()
  Object.assign(view, {
    print,
    focus: jest.fn(),
    CSSStyleSheet: class {
      replaceSync = jest.fn()
    },
  })
  return print
}

it('printing removes what it printed, and gives the focus back to what was pressed', () => {
  const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
  const button = root.appendChild(document.createElement('button'))
  button.focus()
  const append = document.body.append.bind(document.body)
  let print = jest.fn()
  jest.spyOn(document.body, 'append').mockImplementationOnce((frame) => {
    append(frame)
    const { contentWindow } = frame as HTMLIFrameElement
    if (contentWindow) print = standIn(contentWindow as Window & typeof globalThis)
  })
  printPage({ title: 'История баллов', head: ['Дата'], rows: [['5 марта 2026']] })
  expect(print).toHaveBeenCalledTimes(1)
  const frame = document.querySelector('iframe')
  // Browsers focus the frame that they print.
  button.blur()
  frame?.contentWindow?.dispatchEvent(new Event('afterprint'))
  expect(frame?.isConnected).toBe(false)
  expect(root.activeElement).toBe(button)
})
