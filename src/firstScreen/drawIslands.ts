import { createElement, type ComponentType } from 'react'
import { hasAnswer, keepAnswer } from '#api/api.first'
import { joinEarly, seeEarly } from '#api/early'
import { awaitedAccount } from '#host/customer/customer'
import { report } from '#host/report'
import { token } from '#host/page/config'
import { containersIn, nameOf } from '#host/page/containers'
import { pageState } from '#host/pageState'
import { element } from '#host/element'
import { TOGETHER_MS, waitAtMost } from '#host/waitAtMost'
import { adopt } from './adopt'
import { applyChanges, copyOf } from './applyChanges'
import { drawContent } from './drawContent'
import { islandOf, show } from './show'

interface FirstIsland {
  name: string
  /** The paths of what its first drawing shows; nothing is drawn without the first. */
  reads: (container: HTMLElement) => string[]
  /** What the island itself draws. */
  Content: ComponentType<{ container: HTMLElement }>
  styles: string[]
  /** Parts that wait keep their room, and come in place; else nothing is shown before all of it can be. */
  isInParts?: true
}

/**
 * Draws the islands of that name that are in the page as soon as their answers are there, long before React is. It takes
 * their place then (`src/island/replaceDrawing.ts`), and has all that is not plainly good to itself: failures, odd answers.
 */
export function drawIslands(island: FirstIsland): void {
  for (const container of containersIn(document)) {
    if (nameOf(container) !== island.name) continue
    drawIn(container, island).catch((error: unknown) => report(error, 'draw first', container))
  }
}

/** Draws again with each answer that was lacking. */
async function drawIn(
  container: HTMLElement,
  { reads, Content, styles, isInParts }: FirstIsland,
): Promise<void> {
  const root = container.shadowRoot
  // What the tab keeps, such as a choice, may be another customer's: React asks whose it is.
  if (!root || awaitedAccount()) return
  const outline = outlineIn(root)
  const owner = token()
  const paths = reads(container)
  const [first, ...others] = paths.map((path) => keepAnswer(path, seeEarly({ path })))
  await first
  await (isInParts ? waitAtMost(TOGETHER_MS, Promise.all(others)) : Promise.all(others))
  if (isBelowScreen(outline)) return
  const comes = answersOf(isInParts)
  let shown: Shown | undefined
  // React may have come first, and the page may have taken the island away.
  const isWanted = () =>
    (shown?.element ?? outline).parentNode === root &&
    root.querySelectorAll('.lens').length === (shown ? 1 : 0) &&
    token() === owner
  while (isWanted() && hasAnswer(paths[0] ?? '')) {
    const { drawn, asked, missing } = drawContent(createElement(Content, { container }), 'first')
    if (!drawn) return
    const isWhole = !drawn.content.querySelector('[aria-busy=true]')
    if (isWhole || isInParts) {
      pageState().asked.push(...asked)
      const now = islandOf(drawn.content)
      const place = { root, outline, owner, leadsOn: false }
      shown = shown ? change(root, shown, now, drawn.sheets) : begin(place, now, [...styles, ...drawn.sheets])
    }
    if (isWhole || !(await comes(missing))) return
  }
}

/** An island below the screen is left to React, which it would only delay. It is asked when those above have their height. */
const isBelowScreen = (element: Element): boolean => element.getBoundingClientRect().top > innerHeight

/**
 * Returns a function that asks for what is lacking, and waits until there is more to draw: all of it, or in parts some.
 * It tells whether there is. React asks for the same, and takes the answers over.
 */
function answersOf(isInParts: true | undefined) {
  const asked = new Set<string>()
  let coming: Promise<boolean>[] = []
  return async (missing: readonly string[]): Promise<boolean> => {
    for (const path of missing.filter((one) => !asked.has(one))) {
      asked.add(path)
      const answer = keepAnswer(path, joinEarly({ path }))
      coming.push(answer)
      void answer.then(() => (coming = coming.filter((one) => one !== answer)))
    }
    if (!isInParts) return missing.length > 0 && !(await Promise.all(coming)).includes(false)
    while (coming.length > 0) {
      const all = Promise.all(coming)
      // What fails leaves its part to React.
      if (await Promise.race(coming)) return waitAtMost(TOGETHER_MS, all).then(() => true)
    }
    return false
  }
}

interface Shown {
  element: HTMLElement
  /** The same as it was drawn. */
  drawn: HTMLElement
  sheets: Set<string>
  ends: (() => void)[]
}

function begin(place: Parameters<typeof show>[0], element: HTMLElement, sheets: string[]): Shown {
  return { element, drawn: copyOf(element), sheets: new Set(sheets), ends: show(place, element, sheets) }
}

function change(
  root: ShadowRoot,
  { element, drawn, sheets, ends }: Shown,
  now: HTMLElement,
  of: Set<string>,
): Shown {
  const added = [...of].filter((sheet) => !sheets.has(sheet))
  if (added.length > 0) ends.push(adopt(root, added))
  const next = copyOf(now)
  applyChanges(element, drawn, now)
  return { element, drawn: next, sheets: new Set([...sheets, ...added]), ends }
}

/** What stands there until then; where the loader has drawn nothing, nothing is seen. */
const outlineIn = (root: ShadowRoot): Element =>
  [...root.children].find(({ localName }) => localName !== 'link') ?? root.appendChild(element('span'))
