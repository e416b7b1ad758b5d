import type fc from 'fast-check'
import { at, on, times, type Faults, type Told } from './customerActs'
import { buyAgain } from './customerAgain'
import { changeQuantity, discount, putBack, takeOut } from './customerBasket'
import { choicesIn, lostChoices } from '../customerChoices'
import { fillIn, order, place } from './customerCheckout'
import { elsewhere } from './customerEvents'
import type { Screen } from '../customerPage'
import { exchange } from './customerPoints'
import { buy, goAndBuy } from './customerPurchase'
import { READS } from '../customerReads'
import { signInAgain } from './customerSession'
import { look } from '../customerSight'
import { doubleTap, TAPS } from './customerTaps'
import { FORMS, paste, pasteElsewhere, sendAndWrite, write } from './customerTyping'
import { choose, radio, selects } from '../customerView'
import type { Walk } from '../customerWalk'
import { throughWizard } from './customerWizard'

/** An action of the customer, or an event; it does nothing if it is impossible now. */
type Do = (walk: Walk) => Promise<Told>

/** Matches steps to leave out, to find faults of the others. */
const LEFT = new RegExp(process.env['FUZZ_LEFT_STEPS'] ?? '^$')

class Step implements fc.AsyncCommand<object, Walk> {
  constructor(
    private readonly words: string,
    private readonly run_: Do,
    /** Whether the step chooses nothing, so that all choices have to stay. */
    private readonly keepsChoices = false,
  ) {}
  check = () => !LEFT.test(this.words)
  async run(_: object, walk: Walk) {
    const { screen, root } = walk
    const before = this.keepsChoices && /^product/.test(screen) ? choicesIn(root) : undefined
    const told = await this.run_(walk)
    if (before && walk.screen === screen) walk.judge(lostChoices(walk.root, before))
    walk.steps.push(told === undefined ? this.words : `${this.words}: ${told}`)
    look(walk)
    if (walk.broken.length > 0)
      throw new Error([...walk.broken, ...walk.steps.map((step, at) => `  ${at + 1}. ${step}`)].join('\n'))
  }
  toString = () => this.words
}

const wordsOf = (form: number) => FORMS[form % FORMS.length]?.slice(0, 2).join(' ') ?? ''

/**
 * Reads the account, as some screen does: otherwise the page could not tell the next customer from this one, and texts
 * would be dropped with the session. The content before that is checked, too.
 */
async function tellWho(walk: Walk) {
  look(walk)
  await walk.readAccount()
}

/** All steps by name. */
export const does = {
  buy: (screen: Screen, number = 0, { subscribes = false, faults = [] as Faults, presses = 1 } = {}) =>
    new Step(
      `buy ${screen}, choice ${number}${subscribes ? ', by subscription' : ''}, [${faults.join(' ')}], ${presses} presses`,
      (walk) => goAndBuy(walk, { screen, number, subscribes, faults, presses }),
    ),
  buyHere: () =>
    new Step(
      'buy what is on the screen',
      (walk) => (/^(product|pack|repeat)/.test(walk.screen) ? buy(walk) : Promise.resolve()),
      true,
    ),
  wizard: (number: number, presses: number, faults: Faults = []) =>
    new Step(`wizard, choice ${number}, [${faults.join(' ')}], ${presses} presses`, (walk) =>
      throughWizard(walk, number, presses, faults),
    ),
  choose: (which: number, value: number) =>
    new Step(`choose ${which} ${value}`, (walk) =>
      on(walk, () => {
        const all = selects(walk.root)
        const select = all[which % Math.max(1, all.length)]
        return select && choose(select, value)
      }),
    ),
  tick: (name: string) =>
    new Step(`tick ${name}`, (walk) =>
      on(walk, () =>
        /^(product|wizard)/.test(walk.screen) ? radio(walk.root, new RegExp(`^${name}`)) : undefined,
      ),
    ),
  quantity: (line: number, by: number, faults: Faults = []) =>
    new Step(`quantity ${line} ${by}, [${faults.join(' ')}]`, async (walk) => {
      await at(walk, 'basket')
      walk.suffer(faults)
      return changeQuantity(walk, [line, by])
    }),
  takeOut: (line: number, faults: Faults = []) =>
    new Step(`take out ${line}, [${faults.join(' ')}]`, async (walk) => {
      await at(walk, 'basket')
      walk.suffer(faults)
      return takeOut(walk, line)
    }),
  putBack: (faults: Faults = []) =>
    new Step(`put back, [${faults.join(' ')}]`, (walk) => {
      walk.suffer(faults)
      return putBack(walk)
    }),
  discount: (kind: 'code' | 'points' | 'none', number: number) =>
    new Step(`discount ${kind} ${number}`, (walk) => discount(walk, [kind, number])),
  fillIn: (number: number) => new Step(`fill in ${number}`, (walk) => fillIn(walk, number)),
  order: (number: number, faults: Faults = [], presses = 1) =>
    new Step(`order ${number}, [${faults.join(' ')}], ${presses} presses`, async (walk) => {
      await fillIn(walk, number)
      // The faults begin here, because filling in the checkout also sends writes, such as the recipient and the consent.
      walk.suffer(faults)
      return times(presses, () => order(walk))
    }),
  place: (kind: 'courier' | 'point' | 'address', number: number) =>
    new Step(`place ${kind} ${number}`, (walk) => place(walk, [kind, number])),
  write: (form: number) => new Step(`write into ${wordsOf(form)}`, (walk) => write(walk, form)),
  send: (form: number, goesOn: boolean, faults: Faults = []) =>
    new Step(
      `send ${wordsOf(form)}${goesOn ? ', and write on' : ''}, [${faults.join(' ')}]`,
      async (walk) => {
        walk.suffer(faults)
        return sendAndWrite(walk, [form, goesOn])
      },
    ),
  paste: (form: number, isFile: boolean) =>
    new Step(`paste ${isFile ? 'a file' : 'words'} into ${wordsOf(form)}`, (walk) =>
      paste(walk, [form, isFile]),
    ),
  doubleTap: (kind: number, number: number) =>
    new Step(`double tap on ${TAPS[kind % TAPS.length]?.slice(0, 2).join(' ')}, choice ${number}`, (walk) =>
      doubleTap(walk, [kind, number]),
    ),
  again: (number: number, faults: Faults = [], presses = 1) =>
    new Step(`buy again ${number}, [${faults.join(' ')}], ${presses} presses`, (walk) =>
      buyAgain(walk, { number, faults, presses }),
    ),
  pasteElsewhere: (hasText: boolean) =>
    new Step(`paste a file${hasText ? ' with its text' : ''} into the shop's own field`, (walk) =>
      pasteElsewhere(walk, hasText),
    ),
  failReads: (name: string) =>
    new Step(
      `reads of ${name} fail`,
      (walk) => Promise.resolve(void (walk.shop.failing = READS[name])),
      true,
    ),
  elsewhere: (kind: string, number: number) =>
    new Step(
      `elsewhere ${kind} ${number}`,
      (walk) => elsewhere(walk, [kind, number]),
      !/^(sold out|in stock|only)$/.test(kind),
    ),
  failOrders: (count: number) =>
    new Step(`orders fail ${count}`, (walk) => Promise.resolve(void (walk.shop.failingOrders = count))),
  exchange: (number: number, faults: Faults = [], presses = 1) =>
    new Step(`exchange ${number}, [${faults.join(' ')}], ${presses} presses`, async (walk) => {
      await at(walk, 'exchange')
      walk.suffer(faults)
      return times(presses, () => exchange(walk, number))
    }),
  reload: () => new Step('reload', (walk) => walk.load(walk.screen), true),
  another: (isLoaded: boolean) =>
    new Step(
      isLoaded ? 'another customer loads the page' : 'another customer looks at the page',
      async (walk) => {
        await walk.switchTo(walk.who === 'a' ? 'b' : 'a', isLoaded ? 'by a load' : 'unseen')
        await tellWho(walk)
      },
    ),
  signInAgain: (isOther: boolean) =>
    new Step(
      `the session ends, and ${isOther ? 'another customer signs' : 'the same customer signs'} in there`,
      async (walk) => {
        const told = await signInAgain(walk, isOther)
        await tellWho(walk)
        return told
      },
    ),
  otherTab: () =>
    new Step('another customer signs in by our login in another tab', async (walk) => {
      await walk.switchTo(walk.who === 'a' ? 'b' : 'a', 'in another tab')
      await tellWho(walk)
    }),
}
