import type { Break } from './customerLaws'

/** Statements of absence, each with the only read that justifies it. */
const STATEMENTS: readonly [words: RegExp, read: RegExp][] = [
  [/Корзина пуста|В корзине (пока )?ничего нет/, /\/basket\/$/],
  [/Нет дат доставки/, /\/available_dates\/$/],
  [/Адресов пока нет/, /\/delivery_address\/$/],
  [/Пунктов пока нет/, /\/delivery_points\/$/],
  [/Доставки в ваш город пока нет/, /\/delivery\/\w+\/list\/$/],
  [/[Нн]ет в наличии|больше не прода|сейчас не продаётся/, /\/offers\/\w+\/$/],
  [/Параметров пока нет|не рассказали о линзах/, /\/lenses_info\/$/],
  [/Обменов пока нет/, /\/promocodes\/history\/$/],
  [/Заказов пока нет/, /\/orders\/$/],
]

/** The reads that may fail, one at a time. */
export const READS: Readonly<Record<string, RegExp>> = {
  basket: /\/basket\/$/,
  offers: /\/offers\/\w+\/$/,
  product: /\/detail\/id\/\d+\/$/,
  parameters: /\/params\/$/,
  addresses: /\/delivery_address\/$/,
  services: /\/delivery\/\w+\/list\/$/,
  points: /\/delivery_points\/$/,
  days: /\/available_dates\/$/,
  customer: /\/consumer\/info\/$/,
  lenses: /\/lenses_info\/$/,
  orders: /\/orders\/$/,
  config: /\/service\/config\/$/,
  lists: /\/products\/(lenses|additional)\/$/,
}

/** The reads that were answered, and those that failed, since the page load of the current customer. */
export class Reads {
  private readonly known = new Set<string>()
  private readonly failed = new Set<string>()

  note(path: string, isKnown: boolean): void {
    if (isKnown) this.known.add(path)
    else this.failed.add(path)
  }

  forget(): void {
    this.known.clear()
    this.failed.clear()
  }

  /** Yields statements whose read has failed and was never answered. */
  *stated(seen: string): Generator<Break> {
    for (const [words, read] of STATEMENTS) {
      const [said] = words.exec(seen) ?? []
      if (said === undefined) continue
      const isOf = (path: string) => read.test(path)
      if ([...this.failed].some(isOf) && ![...this.known].some(isOf))
        yield ['stated', `'${said}' is said, though ${[...this.failed].filter(isOf).join()} failed`]
    }
  }
}
