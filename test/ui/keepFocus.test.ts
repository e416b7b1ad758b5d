import { waitFor } from '@testing-library/react'
import { keepFocus } from '../../src/ui/lib/keepFocus'

let end: () => void

function page() {
  document.body.innerHTML = '<div></div><button id="elsewhere"></button>'
  const root = (document.body.firstElementChild as Element).attachShadow({ mode: 'open' })
  root.innerHTML = `
    <div class="lens">
      <section><ul><li id="first"><button>Удалить</button></li><li id="second"><button>Удалить</button></li></ul></section>
      <p tabindex="-1">Удалено</p>
    </div>`
  end = keepFocus(root)
  const find = (selector: string) => root.querySelector<HTMLElement>(selector) as HTMLElement
  return { root, find }
}

afterEach(() => {
  end()
  document.body.replaceChildren()
})

describe('A removed element that had the focus', () => {
  it('gives it to the part that it was in', async () => {
    const { root, find } = page()
    find('#first button').focus()
    find('#first button').remove()
    await waitFor(() => expect(root.activeElement).toBe(find('#first')))
    find('#second button').focus()
    expect(find('#first')).not.toHaveAttribute('tabindex')
    find('#second').remove()
    await waitFor(() => expect(root.activeElement).toBe(find('section')))
  })

  it('leaves it where a component has put it', async () => {
    const { root, find } = page()
    jest.useFakeTimers()
    find('#first button').focus()
    find('#first').remove()
    find('p').focus()
    await Promise.resolve()
    jest.runAllTimers()
    expect(root.activeElement).toBe(find('p'))
    jest.useRealTimers()
  })

  it('does not bring a customer back who has gone elsewhere', async () => {
    const { find } = page()
    jest.useFakeTimers()
    find('#first button').focus()
    find('#first button').blur()
    jest.runAllTimers()
    find('#first').remove()
    await Promise.resolve()
    jest.runAllTimers()
    expect(document.body).toHaveFocus()
    jest.useRealTimers()
  })

  it('gives it to nothing once the island is gone', async () => {
    const { find } = page()
    jest.useFakeTimers()
    find('#first button').focus()
    end()
    find('#first').remove()
    await Promise.resolve()
    jest.runAllTimers()
    expect(document.body).toHaveFocus()
    jest.useRealTimers()
  })
})
