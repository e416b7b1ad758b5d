import { isDoubtful, toApiError, type ApiError } from '../../domain/ApiError'
import { localRefusal } from '../../domain/localRefusal'
import type { StoryDraft, StoryTexts } from './story'

/**
 * State of saving: `conflict` waits for the customer's choice, `offline` for the network, `failed` for the
 * next key or a press.
 */
export type SaveState =
  | { name: 'saved' | 'waiting' | 'saving' | 'offline' }
  | { name: 'failed'; message: string }
  | { name: 'conflict'; theirs: StoryTexts }

interface Shop {
  /** The story as the shop has it now; undefined where it cannot be found. */
  read: () => Promise<StoryTexts | undefined>
  write: (draft: StoryDraft) => Promise<unknown>
}

/** Milliseconds without a key before what was typed is sent. */
const PAUSE = 800

/**
 * Saves a story as one types, one write at a time, the newest text last. Before each write the story is read: what
 * somebody changed meanwhile, in another tab, is not written over without a question.
 */
export class StorySaver {
  /** The story as the shop has it, as far as known. */
  #base: StoryDraft
  #wanted: StoryDraft
  /** Texts of which nobody knows whether they arrived. */
  #doubtful: StoryDraft[] = []
  /** The last draft that was sent and failed: it is not sent again by itself (contract 5.5). */
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

  /** What the shop has against single fields, as it told last. */
  get refusal(): ApiError | undefined {
    return this.#refusal
  }

  /** Takes the typed draft over, and sends it after a pause. */
  change(draft: StoryDraft): void {
    this.#wanted = draft
    if (this.#theirs !== undefined || this.#running !== undefined || this.isSaved()) return
    if (this.#hasFailed()) return
    this.onState({ name: 'waiting' })
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), PAUSE)
  }

  /** Sends what is not saved yet, unless it has failed: the page goes away, or the network is back. */
  flushQuietly(): void {
    if (!this.#hasFailed()) void this.flush()
  }

  /** Sends what is not saved yet. @returns whether all of it is saved */
  flush(): Promise<boolean> {
    clearTimeout(this.#timer)
    this.#running ??= this.#save().finally(() => (this.#running = undefined))
    return this.#running
  }

  /** The customer's answer to a conflict: their own text goes over the other. */
  keepMine(): Promise<boolean> {
    if (this.#theirs !== undefined) this.#base = { ...this.#base, ...textsOf(this.#theirs) }
    this.#theirs = undefined
    return this.flush()
  }

  /** The other answer: what the shop has counts, and is given back for the form. */
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
        // Gone, or another customer's: what is not found is never written.
        if (there === undefined) throw localRefusal('История не найдена.')
        if (!this.#isKnown(there)) {
          this.#theirs = there
          this.onState({ name: 'conflict', theirs: there })
          return false
        }
        await this.shop.write(sent)
      } catch (thrown) {
        const error = toApiError(thrown)
        const { kind, message } = error
        this.#refusal = kind === 'invalid' ? error : undefined
        const isInDoubt = isDoubtful(thrown)
        if (isInDoubt) this.#doubtful.push(sent)
        // Without a network nothing was sent: it goes out later.
        const isOffline = kind === 'offline' && !isInDoubt
        this.#failed = isOffline ? undefined : sent
        this.onState(isOffline ? { name: 'offline' } : { name: 'failed', message })
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

  /** In doubt the shop may have another text than the one that was read last. */
  isSaved(): boolean {
    return this.#doubtful.length === 0 && isSame(this.#wanted, this.#base)
  }

  /** Tells whether the shop's text is one of ours: read, sent, or still to be sent. */
  #isKnown(there: StoryTexts): boolean {
    return [this.#base, this.#wanted, ...this.#doubtful].some((one) => isSameText(asKept(one), asKept(there)))
  }
}

const textsOf = ({ ideaCode, title, text, tags }: StoryTexts): StoryTexts => ({ ideaCode, title, text, tags })

/** As shops keep texts: trimmed, and with whatever ends of lines. */
const asKept = ({ title, text, tags, ...rest }: StoryTexts): StoryTexts => {
  const plain = (words: string) => words.replaceAll(/\r\n?/g, '\n').trim()
  return { ...rest, title: plain(title), text: plain(text), tags: tags.map(plain) }
}

const isSameText = (one: StoryTexts, other: StoryTexts): boolean =>
  one.title === other.title && one.text === other.text && one.tags.join('\n') === other.tags.join('\n')

const filesOf = ({ files = [] }: StoryDraft): string => JSON.stringify(files)

const isSame = (one: StoryDraft, other: StoryDraft): boolean =>
  isSameText(one, other) && filesOf(one) === filesOf(other)
