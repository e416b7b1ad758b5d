import fc from 'fast-check'
import { unavailable, type ApiError } from '#domain/ApiError'
import type { StoryDraft, StoryTexts } from '#data/friends/story'
import { StorySaver, type SaveState } from '#data/friends/storySaver'

const story = (text: string): StoryDraft => ({ ideaCode: null, title: 'Линзы', text, tags: [] })

const failure = (error: ApiError) => Object.assign(new Error(error.message), error)

const TOO_LONG: ApiError = { kind: 'invalid', message: 'Длинно', fields: { title: 'Длинно' } }

/** A shop that keeps one story, and answers as the test says. */
function openSaver(base = story(''), keeps = (draft: StoryTexts) => draft) {
  let kept: StoryTexts | undefined = base
  const states: SaveState['name'][] = []
  const writes: string[] = []
  const next: ('fails' | 'loses' | 'refuses' | undefined)[] = []
  const saver = new StorySaver(
    base,
    {
      read: () => Promise.resolve(kept),
      write: (draft) => {
        const outcome = next.shift()
        if (outcome === 'fails') return Promise.reject(failure(unavailable('offline')))
        if (outcome === 'refuses') return Promise.reject(failure(TOO_LONG))
        kept = keeps(draft)
        writes.push(draft.text)
        return outcome === 'loses' ? Promise.reject(failure(unavailable('timeout', true))) : Promise.resolve()
      },
    },
    ({ name }) => states.push(name),
  )
  return {
    saver,
    states,
    writes,
    kept: () => kept?.text,
    next: (outcome: 'fails' | 'loses' | 'refuses') => next.push(outcome),
    others: (text: string) => (kept = story(text)),
    lose: () => (kept = undefined),
  }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('many keys are one write, after a pause', async () => {
  const { saver, writes, states } = openSaver()
  for (const text of ['О', 'Об', 'Обо']) saver.change(story(text))
  expect(writes).toEqual([])
  await jest.runAllTimersAsync()
  expect(writes).toEqual(['Обо'])
  expect(states.at(-1)).toBe('saved')
})

it('what the shop has against single fields is known until it is saved', async () => {
  const { saver, next } = openSaver()
  next('refuses')
  saver.change(story('раз'))
  expect(await saver.flush()).toBe(false)
  expect(saver.refusal).toMatchObject(TOO_LONG)
  next('fails')
  expect(await saver.flush()).toBe(false)
  expect(saver.refusal).toBeUndefined()
  expect(await saver.flush()).toBe(true)
})

it('what is typed while a write is under way is written after it', async () => {
  const { saver, writes } = openSaver()
  saver.change(story('раз'))
  const saving = saver.flush()
  saver.change(story('раз, два'))
  expect(await saving).toBe(true)
  expect(writes).toEqual(['раз', 'раз, два'])
})

it('without a network the text waits, and goes out later', async () => {
  const { saver, next, states, kept } = openSaver()
  next('fails')
  saver.change(story('позже'))
  expect(await saver.flush()).toBe(false)
  expect(states.at(-1)).toBe('offline')
  expect(await saver.flush()).toBe(true)
  expect(kept()).toBe('позже')
})

it('what failed is not sent again by itself, but by the next key or a press', async () => {
  const { saver, next, writes } = openSaver()
  next('loses')
  saver.change(story('раз'))
  await jest.runAllTimersAsync()
  expect(writes).toEqual(['раз'])
  saver.change(story('раз'))
  saver.flushQuietly()
  await jest.runAllTimersAsync()
  expect(writes).toEqual(['раз'])
  saver.change(story('раз, два'))
  await jest.runAllTimersAsync()
  expect(writes).toEqual(['раз', 'раз, два'])
})

it('a write whose answer is lost is no conflict with itself', async () => {
  const { saver, next, states, kept } = openSaver()
  next('loses')
  saver.change(story('дошло'))
  expect(await saver.flush()).toBe(false)
  saver.change(story('дошло дальше'))
  expect(await saver.flush()).toBe(true)
  expect(states).not.toContain('conflict')
  expect(kept()).toBe('дошло дальше')
})

it('what another tab has written is not written over before the customer says so', async () => {
  const { saver, others, states, kept } = openSaver()
  others('другая вкладка')
  saver.change(story('моё'))
  expect(await saver.flush()).toBe(false)
  expect(states.at(-1)).toBe('conflict')
  saver.change(story('моё, дальше'))
  expect(await saver.flush()).toBe(false)
  expect(kept()).toBe('другая вкладка')
  expect(await saver.keepMine()).toBe(true)
  expect(kept()).toBe('моё, дальше')
})

it('the other text can be taken, and typing goes on from it', async () => {
  const { saver, others, kept } = openSaver()
  others('другая вкладка')
  saver.change(story('моё'))
  await saver.flush()
  expect(saver.takeTheirs()?.text).toBe('другая вкладка')
  saver.change(story('другая вкладка!'))
  expect(await saver.flush()).toBe(true)
  expect(kept()).toBe('другая вкладка!')
})

it('whatever fails, the last text is there once the shop answers', async () => {
  jest.useRealTimers()
  const steps = fc.array(
    fc.record({
      text: fc.string({ maxLength: 8 }),
      outcome: fc.constantFrom(undefined, 'fails' as const, 'loses' as const),
      flushes: fc.boolean(),
    }),
    { minLength: 1, maxLength: 12 },
  )
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const { saver, next, kept, states } = openSaver()
      for (const { text, outcome, flushes } of all) {
        if (outcome) next(outcome)
        saver.change(story(text))
        if (flushes) await saver.flush()
      }
      while (!(await saver.flush()));
      // A text that differs only at its ends is not written again: shops trim it.
      expect(kept()?.trim()).toBe(all.at(-1)?.text.trim())
      expect(states).not.toContain('conflict')
    }),
    { numRuns: 200 },
  )
})

it.each([
  ['trims', (text: string) => text.trim()],
  ['writes its own ends of lines', (text: string) => text.replaceAll('\n', '\r\n')],
])('a shop that %s is no other tab', async (_, asKept) => {
  const { saver, writes, states } = openSaver(story(''), (draft) => ({ ...draft, text: asKept(draft.text) }))
  for (const text of ['Раз ', 'Раз два\n', 'Раз два\nтри ']) {
    saver.change(story(text))
    expect(await saver.flush()).toBe(true)
  }
  expect(writes).toHaveLength(3)
  expect(states).not.toContain('conflict')
})

it('a story that is not found is never written', async () => {
  const { saver, writes, states, lose } = openSaver()
  saver.change(story('Моё'))
  lose()
  expect(await saver.flush()).toBe(false)
  saver.flushQuietly()
  await jest.runAllTimersAsync()
  expect(writes).toEqual([])
  expect(states.at(-1)).toBe('failed')
})
