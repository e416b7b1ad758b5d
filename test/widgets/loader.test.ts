import * as pageAddress from '#host/page/pageAddress'
import { tellVisibility } from '../island/visibility'
import type { IslandModule } from '../../src/island/IslandModule'

/* The loader with islands of the test's own: what it does with containers, not what an island shows. */
const unmount = jest.fn()
const opened = jest.fn(() => Promise.resolve())
const mount: jest.MockedFunction<IslandModule['island']['mount']> = jest.fn()
const load = jest.fn(() => Promise.resolve({ island: { mount } }))

jest.mock('../../widgets/islands', () => ({
  islands: new Map([
    ['cabinet', { load, isWanted: () => true, isCabinet: true }],
    ['specialist', { load, isCabinet: true }],
    ['login', { load, isMade: true }],
    ['restriction-notice', { load }],
  ]),
}))

jest.mock('#host/page/pageAddress', () => ({
  ...jest.requireActual<typeof pageAddress>('#host/page/pageAddress'),
  leaveTo: jest.fn(() => Promise.resolve()),
}))
const leaveTo = jest.mocked(pageAddress.leaveTo)

const place = (html: string) => {
  document.body.insertAdjacentHTML('beforeend', html)
  return document.body.lastElementChild as HTMLElement
}
/** Lets the loader's observer and promises run. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)

const onLoaded = jest.fn(() => Boolean(window.lensWidgets))

beforeAll(async () => {
  document.addEventListener('lens-widgets:loaded', onLoaded)
  await import('../../widgets/loader')
  // Another script tag on the same page has no effect.
  jest.resetModules()
  await import('../../widgets/loader')
  expect(onLoaded.mock.results).toEqual([{ type: 'return', value: true }])
})

beforeEach(() => {
  jest.clearAllMocks()
  mount.mockResolvedValue({ unmount, open: opened })
})

afterEach(async () => {
  document.body.replaceChildren()
  await settled()
})

it('an island is mounted in an open shadow root', async () => {
  const container = place('<div data-lens-widget="cabinet"></div>')
  await settled()
  expect(mount).toHaveBeenCalledWith({ name: 'cabinet', container, root: container.shadowRoot })
})

describe("with a login of the shop's own", () => {
  afterEach(() => {
    window.pageConfig = {}
    history.replaceState(null, '', '/personal/')
  })

  it.each([
    ['/enter/', 'https://shop.test/enter/?return='],
    ['https://id.shop.test/?from=lk', 'https://id.shop.test/?from=lk&return='],
  ])('the dialog leads there, with the page to return to: %s', async (loginUrl, expected) => {
    window.pageConfig = { loginUrl }
    history.replaceState(null, '', '/personal/orders/?order=5&x=a b#top')
    await window.lensWidgets?.open('login')
    const page = encodeURIComponent('/personal/orders/?order=5&x=a%20b#top')
    expect(leaveTo.mock.calls).toEqual([[expected + page]])
    expect(mount).not.toHaveBeenCalled()
  })

  it('other dialogs open here, and an address that is none of the web counts as none', async () => {
    window.pageConfig = { loginUrl: 'javascript:alert(1)' }
    await window.lensWidgets?.open('login')
    expect(leaveTo).not.toHaveBeenCalled()
    expect(opened).toHaveBeenCalledTimes(1)
  })
})

it('refresh without an island does no harm', () => {
  expect(() => window.lensWidgets?.refresh()).not.toThrow()
})

it('a container is mounted once, however often mount is called', async () => {
  place('<div data-lens-widget="cabinet"></div>')
  await settled()
  window.lensWidgets?.mount()
  window.lensWidgets?.mount(document.body)
  await settled()
  expect(mount).toHaveBeenCalledTimes(1)
})

it('an island is unmounted and mounted again with its container', async () => {
  const container = place('<section><div data-lens-widget="cabinet"></div></section>')
  await settled()
  container.remove()
  await settled()
  expect(unmount).toHaveBeenCalledTimes(1)
  document.body.append(container)
  await settled()
  expect(mount).toHaveBeenCalledTimes(2)
})

it('an island stays mounted when its container is moved', async () => {
  const container = place('<div data-lens-widget="cabinet"></div>')
  const other = place('<section></section>')
  await settled()
  other.append(container)
  await settled()
  expect(unmount).not.toHaveBeenCalled()
  expect(mount).toHaveBeenCalledTimes(1)
})

it('an unknown widget name gets one warning that lists the known ones', async () => {
  place('<div data-lens-widget="cabnet"></div>')
  place('<div data-lens-widget="cabnet"></div>')
  await settled()
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/"cabnet".*cabinet,specialist,login,restriction-notice/)],
  ])
})

it('of two containers of the cabinet the second keeps its fallback, until the first has left', async () => {
  const first = place('<div data-lens-widget="cabinet"></div>')
  const second = place('<div data-lens-widget="cabinet"><p>Позвоните нам</p></div>')
  await settled()
  expect(mount.mock.calls.map(([{ container }]) => container)).toEqual([first])
  expect(second.shadowRoot).toBeNull()
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('"cabinet" stays away'))
  first.remove()
  await settled()
  expect(mount.mock.calls.map(([{ container }]) => container)).toEqual([first, second])
})

it('a page has one cabinet: another one keeps its fallback, with a warning', async () => {
  place('<div data-lens-widget="cabinet"></div>')
  const second = place('<div data-lens-widget="specialist">Телефон магазина</div>')
  await settled()
  expect(mount).toHaveBeenCalledTimes(1)
  expect(second.shadowRoot).toBeNull()
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('"specialist" stays away'))
})

it('a widget inside another one is named: the end tag of that one may be missing', async () => {
  place('<div data-lens-widget="cabinet"><p>Позвоните нам</p><div data-lens-widget="login"></div></div>')
  place('<div data-lens-widget="restriction-notice"></div>')
  await settled()
  expect(warn.mock.calls).toEqual([[expect.stringContaining('"login" is inside another widget')]])
})

it('the fallback shows when the island cannot be loaded', async () => {
  const heard = jest.fn()
  const end = window.lensWidgets?.on('error', heard)
  load.mockRejectedValueOnce(new Error('404'))
  const container = place('<div data-lens-widget="cabinet"><p>Позвоните нам</p></div>')
  await settled()
  expect(container.shadowRoot?.querySelector('slot')).not.toBeNull()
  expect(heard).toHaveBeenCalledWith({
    name: 'cabinet',
    message: '404',
    doing: 'load',
    error: new Error('404'),
    container,
  })
  expect(error).toHaveBeenCalledTimes(1)
  end?.()
})

it('an island that cannot be loaded offers to try again if there is no fallback', async () => {
  load.mockRejectedValueOnce(new Error('404'))
  const container = place('<div data-lens-widget="cabinet"></div>')
  await settled()
  expect(container.shadowRoot).toHaveTextContent('Сервис временно недоступен')
  for (const { lang, dir } of container.shadowRoot?.children as Iterable<HTMLElement>)
    expect([lang, dir]).toEqual(['ru', 'ltr'])
  container.shadowRoot?.querySelector('button')?.click()
  await settled()
  expect(mount).toHaveBeenCalledTimes(1)
})

it('a dialog is loaded when it is first opened, in a new container if the page has none', async () => {
  const placed = place('<div data-lens-widget="login"><p>fallback</p></div>')
  await settled()
  expect(load).not.toHaveBeenCalled()
  expect(placed.shadowRoot?.childNodes).toHaveLength(0)
  placed.remove()
  await settled()
  await window.lensWidgets?.open('login')
  expect(document.body.lastElementChild).toHaveAttribute('data-lens-widget', 'login')
  expect(opened).toHaveBeenCalledTimes(1)
})

describe('on a page that hides a container', () => {
  tellVisibility()

  it('a dialog opens in another one of its name', async () => {
    place('<div hidden><div data-lens-widget="login"></div></div>')
    const shown = place('<div data-lens-widget="login"></div>')
    await window.lensWidgets?.open('login')
    expect(mount.mock.calls.map(([{ container }]) => container === shown)).toEqual([true])
  })

  it('a dialog opens in one container of our own, however often', async () => {
    place('<div hidden><div data-lens-widget="login"></div></div>')
    await window.lensWidgets?.open('login')
    await window.lensWidgets?.open('login')
    const own = document.body.lastElementChild as HTMLElement
    expect(mount.mock.calls.map(([{ container }]) => container === own)).toEqual([true])
    expect(opened).toHaveBeenCalledTimes(2)
    // The page's style sheet may hide whatever is empty.
    expect(own.style.cssText).toBe('display: block !important;')
  })

  it('what the loader makes no container for opens where it stands', async () => {
    const container = place('<div data-lens-widget="restriction-notice" hidden></div>')
    await window.lensWidgets?.open('restriction-notice')
    expect(mount.mock.calls.map(([host]) => host.container === container)).toEqual([true])
  })
})

it('unmount shows the fallback again', async () => {
  const container = place('<div data-lens-widget="cabinet"><p>fallback</p></div>')
  await settled()
  window.lensWidgets?.unmount(container)
  await settled()
  expect(unmount).toHaveBeenCalledTimes(1)
  expect(container.shadowRoot?.querySelector('slot')).not.toBeNull()
})

it('what was unmounted stays so until it is mounted, whatever else the page changes', async () => {
  const section = place('<section><div data-lens-widget="cabinet"></div></section>')
  await settled()
  window.lensWidgets?.unmount(section)
  place('<p>Новости</p>')
  section.insertAdjacentHTML('beforeend', '<div data-lens-widget="restriction-notice"></div>')
  const moved = section.firstElementChild as HTMLElement
  moved.remove()
  section.append(moved)
  await settled()
  expect(mount).toHaveBeenCalledTimes(1)
  window.lensWidgets?.mount(section)
  await settled()
  expect(mount).toHaveBeenCalledTimes(3)
})

it('a container that loses its name is unmounted, and one that gets another name is remounted', async () => {
  const container = place('<div data-lens-widget="cabinet"></div>')
  await settled()
  container.removeAttribute('data-lens-widget')
  await settled()
  expect(unmount).toHaveBeenCalledTimes(1)
  container.dataset['lensWidget'] = 'cabinet'
  await settled()
  expect(mount).toHaveBeenCalledTimes(2)
})

it('an element that cannot hold an island is reported once', async () => {
  const heard = jest.fn()
  const end = window.lensWidgets?.on('error', heard)
  place('<img data-lens-widget="cabinet" alt="">')
  await settled()
  place('<p>Новости</p>')
  window.lensWidgets?.mount()
  await settled()
  expect(heard.mock.calls).toEqual([[expect.objectContaining({ name: 'cabinet', doing: 'mount' })]])
  expect(error).toHaveBeenCalledTimes(1)
  end?.()
})

it.each(['cabinet', 'restriction-notice', 'nothing'])(
  '%s is not opened without a container',
  async (name) => {
    await expect(window.lensWidgets?.open(name as 'login')).rejects.toThrow(name)
    expect(document.body).toBeEmptyDOMElement()
  },
)

it('a dialog that does not load rejects its opening, and Повторить opens it as it was to be opened', async () => {
  load.mockRejectedValueOnce(new Error('offline'))
  const options = { messages: ['Чек уже есть'] }
  await expect(window.lensWidgets?.open('login', options)).rejects.toThrow('offline')
  expect(opened).not.toHaveBeenCalled()
  document.body.lastElementChild?.shadowRoot?.querySelector('button')?.click()
  await settled()
  expect(opened.mock.calls).toEqual([[options]])
})

it('a listener can be ended, and one that throws does no harm', async () => {
  const heard = jest.fn(() => {
    throw new Error('of the page')
  })
  const end = window.lensWidgets?.on('logout', heard)
  document.dispatchEvent(new CustomEvent('lens-widgets:logout'))
  end?.()
  document.dispatchEvent(new CustomEvent('lens-widgets:logout'))
  expect(heard).toHaveBeenCalledTimes(1)
  expect(error).toHaveBeenCalledWith('[lens-widgets] listen ', new Error('of the page'))
  await settled()
})

it('the first of two loaders counts', async () => {
  const first = window.lensWidgets
  jest.resetModules()
  await import('../../widgets/loader')
  expect(window.lensWidgets).toBe(first)
})

describe('an island that did not load', () => {
  const online = () => window.dispatchEvent(new Event('online'))
  const failOnce = () => load.mockImplementationOnce(() => Promise.reject(new Error('no network')))

  it('is not loaded again by the network once another attempt has succeeded: nothing typed is wiped', async () => {
    failOnce()
    await window.lensWidgets?.open('login').catch(() => undefined)
    await window.lensWidgets?.open('login')
    const root = document.querySelector('[data-lens-widget=login]')?.shadowRoot
    root?.append('typed')
    online()
    await settled()
    expect(root).toHaveTextContent('typed')
    expect(opened).toHaveBeenCalledTimes(1)
  })

  it('is opened once by the network, however often it was asked for', async () => {
    failOnce()
    failOnce()
    failOnce()
    for (let press = 0; press < 3; press++) await window.lensWidgets?.open('login').catch(() => undefined)
    online()
    await settled()
    expect(opened).toHaveBeenCalledTimes(1)
  })
})

it('what was unmounted stays so in whatever it is moved to, until the page mounts it or what is around it', async () => {
  const block = place('<section><div data-lens-widget="cabinet"></div></section>')
  await settled()
  window.lensWidgets?.unmount(block)
  const around = place('<main></main>')
  around.append(block)
  await settled()
  expect(mount).toHaveBeenCalledTimes(1)
  window.lensWidgets?.mount(around)
  await settled()
  expect(mount).toHaveBeenCalledTimes(2)
  block.insertAdjacentHTML('beforeend', '<div data-lens-widget="restriction-notice"></div>')
  await settled()
  expect(mount).toHaveBeenCalledTimes(3)
})
