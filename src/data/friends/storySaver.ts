import { isDoubtful, toApiError, type ApiError } from '../../domain/ApiError'
import { localRefusal } from '../../domain/localRefusal'
import type { StoryDraft, StoryTexts } from './story'

/**
 * State of saving: `conflict` waits for the customer's choice, `offline` for the network, `failed` for the
 * next input or press.
 */
export type SaveState =
  | { name: 'saved' | 'waiting' | 'saving' | 'offline' }
  | { name: 'failed'; error: ApiError }
  | { name: 'conflict'; theirs: StoryTexts }

interface Shop {
  /** Loads the shop's current story; resolves to undefined if it does not exist. */
  read: () => Promise<StoryTexts | undefined>
  write: (draft: StoryDraft) => Promise<unknown>
}

/** Debounce in milliseconds. */
const PAUSE = 800

/**
 * Saves a story while typing, one write at a time, the newest text last. Before each write the story is read:
 * changes made elsewhere, for example in another tab, are not overwritten without asking.
 */
export class StorySaver {
  /** The last known version of the shop. */
  #base: StoryDraft
  #wanted: StoryDraft
  /** Texts that may or may not have been saved. */
  #doubtful: StoryDraft[] = []
  /** The last draft that failed; it is not retried automatically (contract 5.5). */
  #failed: StoryDraft | undefined
  #refusal: ApiError | undefined
  #theirs: StoryTexts | undefined
  #running: Promise<boolean> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    base: StoryDraft,
    private readonly shop: Shop,
    private readonly onState: (state: SaveState) => void,
  ) {
    this.#base = base
    this.#wanted = base
  }

  get base(): StoryDraft {
    return this.#base
  }

  /** The shop's last messages about single fields. */
  get refusal(): ApiError | undefined {
    return this.#refusal
  }

  /** Takes the typed draft, and sends it after a pause. */
  change(draft: StoryDraft): void {
    this.#wanted = draft
    if (this.#theirs !== undefined || this.#running !== undefined || this.isSaved()) return
    if (this.#hasFailed()) return
    this.onState({ name: 'waiting' })
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), PAUSE)
  }

  /** Sends unsaved changes unless they have failed before: the page is being left, or the network is back. */
  flushQuietly(): void {
    if (!this.#hasFailed()) void this.flush()
  }

  /**
   * Sends unsaved changes.
   * @returns whether everything is saved
   */
  flush(): Promise<boolean> {
    clearTimeout(this.#timer)
    this.#running ??= this.#save().finally(() => (this.#running = undefined))
    return this.#running
  }

  /** Resolves a conflict with the customer's own text, which overwrites the other. */
  keepMine(): Promise<boolean> {
    if (this.#theirs !== undefined) this.#base = { ...this.#base, ...textsOf(this.#theirs) }
    this.#theirs = undefined
    return this.flush()
  }

  /** Resolves a conflict with the shop's text and returns it for the form. */
  takeTheirs(): StoryTexts | undefined {
    const theirs = this.#theirs
    if (theirs === undefined) return undefined
    this.#base = { ...this.#base, ...textsOf(theirs) }
    this.#wanted = this.#base
    this.#theirs = undefined
    this.onState({ name: 'saved' })
    return theirs
  }

  async #save(): Promise<boolean> {
    if (this.#theirs !== undefined) return false
    while (!this.isSaved()) {
      const sent = this.#wanted
      this.onState({ name: 'saving' })
      try {
        const there = await this.shop.read()
        // The story is gone or belongs to another customer, and a missing story is never written.
        if (there === undefined) throw localRefusal('История не найдена.')
        if (!this.#isKnown(there)) {
          this.#theirs = there
          this.onState({ name: 'conflict', theirs: there })
          return false
        }
        await this.shop.write(sent)
      } catch (thrown) {
        const error = toApiError(thrown)
        const { kind } = error
        this.#refusal = kind === 'invalid' ? error : undefined
        const isInDoubt = isDoubtful(thrown)
        if (isInDoubt) this.#doubtful.push(sent)
        // Without a network nothing was sent; it is sent later.
        const isOffline = kind === 'offline' && !isInDoubt
        this.#failed = isOffline ? undefined : sent
        this.onState(isOffline ? { name: 'offline' } : { name: 'failed', error })
        return false
      }
      this.#base = sent
      this.#failed = undefined
      this.#refusal = undefined
      this.#doubtful = []
    }
    this.onState({ name: 'saved' })
    return true
  }

  #hasFailed(): boolean {
    return this.#failed !== undefined && isSame(this.#failed, this.#wanted)
  }

  /** After a write in doubt, the shop's text may differ from the one that was read last. */
  isSaved(): boolean {
    return this.#doubtful.length === 0 && isSame(this.#wanted, this.#base)
  }

  /** Tells whether the shop's text is known here: read, sent, or still to be sent. */
  #isKnown(there: StoryTexts): boolean {
    return [this.#base, this.#wanted, ...this.#doubtful].some((one) => isSameText(one, there))
  }
}

const textsOf = ({ ideaCode, title, text, tags }: StoryTexts): StoryTexts => ({ ideaCode, title, text, tags })

/** Normalises a text as shops do: trimmed, with any line endings. */
const asKept = (words: string): string => words.replaceAll(/\r\n?/g, '\n').trim()

/** What a shop keeps of the texts decides whether they differ: spaces at their ends are never a change to save. */
const isSameText = (one: StoryTexts, other: StoryTexts): boolean => wordsOf(one) === wordsOf(other)

const wordsOf = ({ title, text, tags }: StoryTexts): string =>
  JSON.stringify([title, text, ...tags].map(asKept))

const filesOf = ({ files = [] }: StoryDraft): string =>
  JSON.stringify(files.map(({ id, alt }) => [id, asKept(alt)]))

const isSame = (one: StoryDraft, other: StoryDraft): boolean =>
  isSameText(one, other) && filesOf(one) === filesOf(other)
