import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { scenarios } from '../../../examples/shop/api/scenarios'
import { pageAt } from '../../../examples/shop/site/pages'
import { islands } from '../../../widgets/islands'

const PAGES = 'examples/pages'
const PARTS = 'examples/shop/site/parts'
const START = `${PAGES}/index.html`

const files = readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
  // The parts that htmx inserts into a page are no pages.
  .filter((name) => name.endsWith('.html') && !name.includes('part-'))
  .map((name) => `${PAGES}/${name}`)
const parts = readdirSync(PARTS).map((name) => `${PARTS}/${name}`)

const read = (file: string): Document =>
  new DOMParser().parseFromString(readFileSync(file, 'utf8'), 'text/html')
const all = (page: Document, selector: string) => [...page.querySelectorAll<HTMLElement>(selector)]

/** Returns the file that is served at an address of the example shop. */
const fileOf = (path: string) => `${PAGES}${(pageAt(path) ?? path).replace(/^\/examples/, '')}`

function deadLinks(file: string): string[] {
  const page = read(file)
  return all(page, 'a[href]').flatMap((link) => {
    const href = link.getAttribute('href') ?? ''
    if (href.startsWith('tel:')) return []
    if (href.startsWith('#')) return page.querySelector(href) ? [] : [href]
    const { pathname, searchParams } = new URL(href, 'http://shop')
    const visitor = searchParams.get('visitor')
    const isKnown = visitor === null || scenarios.some(({ name }) => name === visitor)
    return isKnown && existsSync(fileOf(pathname)) ? [] : [href]
  })
}

it.each([...files, ...parts])(
  '%s has no dead link, and each visitor it names is one of the sandbox',
  (file) => {
    expect(deadLinks(file)).toEqual([])
  },
)

it.each(files)('%s stands between the header and the footer, and says what it is', (file) => {
  const source = readFileSync(file, 'utf8')
  expect(source.match(/<!-- (header|footer) -->/g)).toEqual(['<!-- header -->', '<!-- footer -->'])
  const page = read(file)
  expect(page.title).not.toBe('')
  const description = page.querySelector('meta[name=description]')?.getAttribute('content')
  expect(description?.length).toBeGreaterThan(20)
  expect(all(page, 'main')).toHaveLength(1)
})

it.each(files)('%s has one `h1`, its own or that of its cabinet', (file) => {
  const page = read(file)
  // At another address than its own a cabinet is only a link, without a heading.
  const cabinets = /\/(all|article)\.html$/.test(file)
    ? []
    : all(page, '[data-lens-widget=cabinet], [data-lens-widget=specialist]')
  expect(all(page, 'h1').length + cabinets.length).toBe(1)
})

it('the start page shows every island, by the line that embeds it', () => {
  const lines = all(read(START), '.start-plate code').map(({ textContent }) => textContent)
  const names = lines.map((line) => /data-lens-widget="([\w-]+)"/.exec(line)?.[1])
  expect([...new Set(names)].toSorted()).toEqual([...islands.keys()].toSorted())
})

it('the start page leads to every page of the examples but those that another page leads to', () => {
  const led = all(read(START), 'a[href]').map((link) =>
    fileOf(new URL(link.getAttribute('href') ?? '', 'http://shop').pathname),
  )
  const missing = files.filter((file) => !led.includes(file))
  expect(missing.map((file) => file.slice(PAGES.length + 1)).toSorted()).toEqual([
    'payment.html',
    'shop.html',
    'swap/turbo-catalogue.html',
  ])
})

it('each plate opens its island as one is, and in two states at least', () => {
  for (const plate of all(read(START), '.start-plate')) {
    const states = [...plate.querySelectorAll('.start-see a')]
    expect(states.length).toBeGreaterThanOrEqual(2)
    expect(states.filter((link) => !link.getAttribute('href')?.includes('visitor='))).toEqual([])
    expect(plate.querySelector('h3 a')?.getAttribute('href')).not.toContain('visitor=')
  }
})
