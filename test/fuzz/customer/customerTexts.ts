import type { Break } from './customerLaws'
import type { Screen } from './customerPage'
import type { Who } from './customerMarks'
import { fieldOf, plain } from './customerView'

/** A text that a customer has typed; each is unique. */
interface Typed {
  who: Who
  text: string
  screen: Screen
  label: RegExp
  /** Whether the text still has to be in its field. */
  isAwaited: boolean
}

const OF = { a: 'Аннино', b: 'Борисово' } as const

/** All texts that the model has typed, with the customer who typed them. */
export class Texts {
  private readonly all: Typed[] = []

  /** Returns a new text of this customer, which must stay in its field. */
  next(who: Who, screen: Screen, label: RegExp): string {
    this.givenUp((one) => one.screen === screen && String(one.label) === String(label))
    const text = `${OF[who]} слово ${'жзиклмнопрстуфхцчшщэюя'[this.all.length % 22]}${this.all.length}я`
    this.all.push({ who, text, screen, label, isAwaited: true })
    return text
  }

  /** Marks texts as no longer expected in their fields. */
  givenUp(isMeant: (one: Typed) => boolean): void {
    for (const one of this.all) if (isMeant(one)) one.isAwaited = false
  }

  /** Notes that texts have reached the shop: after that, their form may be empty, or gone. */
  arrived(words: string): void {
    this.givenUp(({ text }) => words.includes(text))
  }

  /** Yields the texts of one customer that the other one sees or sends. */
  *strange(who: Who, words: string, where: string): Generator<Break> {
    for (const one of this.all)
      if (one.who !== who && words.includes(one.text))
        yield ['stranger', `'${one.text}', typed on ${one.screen}, ${where}`]
  }

  *vanished(who: Who, screen: Screen, root: Element): Generator<Break> {
    for (const one of this.all) {
      if (!one.isAwaited || one.who !== who || one.screen !== screen) continue
      const field = fieldOf(root, one.label)
      if (field && !plain(field.value).includes(one.text))
        yield ['vanished', `'${one.text}' was typed, and its field says '${field.value}'`]
    }
  }
}
