import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { files, ROOT } from './tree'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

const isText = (path: string) => /\.(tsx?|mjs|js|ya?ml|css|md|json|html|tsv)$/.test(path)

/** Texts written by hand; the lock file only names packages. */
const texts = files().filter((path) => isText(path) && path !== 'package-lock.json')

/** 'contract 4.2', also 'contract 4.1, 8.5'. */
const CITATION = /\bcontract (\d+\.\d+(?:, \d+\.\d+)*)/g

/** Documents that readers of the repository do not have. */
const ABSENT = new RegExp(
  `\\b(${['SPE' + 'C', 'DECISION' + 'S', 'FIELD' + 'S', 'DESIG' + 'N'].join('|')})\\b`,
)

const guides = texts.filter((path) => /^(README|CONTRIBUTING|docs\/.+)\.md$/.test(path))

/** '[text](path)', without its '#place'. */
const LINK = /\]\((?!https?:|#)([^)#\s]+)/g

/** `src/ui/tokens.css`: a path of this repository, except for generated ones. Paths with '<name>' or '…' stand for several. */
const PATH = /`((?:src|widgets|examples|check|test|scripts|docs)\/(?!api\/generated)[\w./-]*)`/g

const allOf = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, found = '']) => found)

it('no guide looks up a program by name that carries a token', () => {
  const lookedUp = guides.filter((path) => /\bnpx\b[^`\n]*(lens-widgets|--token)/.test(read(path)))
  expect(lookedUp).toEqual([])
})

describe('what comments cite', () => {
  const rules = allOf(/^### (\d+\.\d+) /gm, read('docs/contract.md'))

  it('numbers each rule of the contract once, in ascending order', () => {
    const ascending = [...new Set(rules)].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    expect(rules).toEqual(ascending)
    expect(rules.length).toBeGreaterThan(0)
  })

  it('cites only rules that the contract has', () => {
    const broken = texts.flatMap((path) =>
      allOf(CITATION, read(path))
        .flatMap((numbers) => numbers.split(', '))
        .filter((number) => !rules.includes(number))
        .map((number) => `${path}: contract ${number}`),
    )
    expect(broken).toEqual([])
  })

  it('refers only within the contract to rules that it has', () => {
    const inBrackets = allOf(/\((\d+\.\d+)(?:, \d+)?\)/g, read('docs/contract.md'))
    expect(inBrackets.filter((number) => !rules.includes(number))).toEqual([])
  })

  it('cites no page that is not in the repository', () => {
    expect(texts.filter((path) => ABSENT.test(read(path)))).toEqual([])
  })
})

describe('the guides', () => {
  it.each(guides)('leads from %s only to files that exist', (guide) => {
    const text = read(guide)
    const broken = [
      ...allOf(LINK, text).filter((link) => !existsSync(join(ROOT, dirname(guide), link))),
      ...allOf(PATH, text).filter((path) => !existsSync(join(ROOT, path))),
    ]
    expect(broken).toEqual([])
  })
})
