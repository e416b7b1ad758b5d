import '../page'
import { act } from '@testing-library/react'
import { setWidth } from '../../support/browser'
import { operations } from '../../contract/contract'
import type { Exception } from '../fuzzedShop'
import { mountScreen } from '../mountScreen'
import { pages, type Screen } from '../screens'
import { Session } from '../session'

/* A failed read must never look like an answer. Each read of each screen fails alone, while all others succeed. */

/** Read before any screen: if they fail, another page is shown. */
const GATES = ['getAccountInfo', 'getSpecialistProfile']
/** Read on every page by the parts around it, so it fails only on the first page. */
const AROUND = ['getAccountCounters']

const READS = new Set(
  operations.filter(({ id, method }) => method === 'GET' && !GATES.includes(id)).map(({ id }) => id),
)

/** Matches texts that only an empty answer justifies. */
const ABSENCE =
  /пока нет|пока не|пока ничего|не найден|не нашл|ничего (не|нет)|больше не |здесь будут|здесь появ|появ[ия]тся здесь|^нет |[а-яё] нет(\.|$)|сейчас нет|нет в наличии|не принимаются|не на что|ещё не|ещё ничего|не знаем/i

interface Sight {
  texts: ReadonlySet<string>
  /** Texts which say that something does not exist. */
  absence: readonly string[]
  /** Whether the screen offers a retry. */
  canRetry: boolean
  /** The reads of the screen, each once. */
  reads: readonly string[]
  faults: readonly string[]
}

function textsIn(node: Node): string[] {
  if (node.nodeType === Node.TEXT_NODE) return [node.textContent?.trim() ?? '']
  return node instanceof HTMLStyleElement ? [] : [...node.childNodes].flatMap(textsIn)
}

/** Returns what a customer sees on a screen if all reads succeed, or all but the exception. */
async function lookAt(screen: Screen, scenario: string, exception?: Exception): Promise<Sight> {
  const session = new Session(1, scenario, () => 0, exception)
  setWidth(1280)
  const { container, root, island } = await mountScreen(screen)
  await session.rest()
  const texts = new Set(textsIn(root).filter(Boolean))
  act(() => island.unmount())
  container.remove()
  const { asked, faults } = await session.end()
  return {
    texts,
    absence: [...texts].filter((text) => ABSENCE.test(text)),
    canRetry: texts.has('Повторить'),
    reads: [...new Set(asked)].filter((id) => READS.has(id)),
    faults,
  }
}

/** The share of its texts that a screen has to keep if it offers no retry. */
const MOST = 0.5

/** Returns what is wrong with the screens of the cabinets for a visitor of this scenario. */
export async function offences(scenario: string, isMeant: (screen: Screen) => boolean): Promise<string[]> {
  const found: string[] = []
  const done = new Set<string>()
  const screens = pages.filter(
    (screen) => ['cabinet', 'specialist'].includes(screen.island) && isMeant(screen),
  )
  for (const screen of screens) {
    const healthy = await lookAt(screen, scenario)
    for (const read of healthy.reads) {
      if (AROUND.includes(read) && done.has(read)) continue
      done.add(read)
      const failed = await lookAt(screen, scenario, { read })
      const where = `${screen.path}, ${read}`
      const tell = (what: string) => found.push(`${where}: ${what}`)
      failed.faults.forEach(tell)
      failed.absence.filter((text) => !healthy.texts.has(text)).forEach(tell)
      if (failed.absence.some((text) => healthy.texts.has(text))) {
        // A text that a full answer to this read would remove is a statement about this read, so it is a fault.
        const other = await lookAt(screen, scenario, { read, scenario: 'full' })
        failed.absence.filter((text) => healthy.texts.has(text) && !other.texts.has(text)).forEach(tell)
      }
      const kept = [...healthy.texts].filter((text) => failed.texts.has(text)).length
      if (!failed.canRetry && kept < healthy.texts.size * MOST) tell('most is gone without a second try')
    }
  }
  return found
}
