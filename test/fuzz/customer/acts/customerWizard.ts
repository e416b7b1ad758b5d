import { at, on, type Faults, type Told } from './customerActs'
import { chooseAll } from './customerPurchase'
import { dialogIn, press, textOf, troublesIn } from '../customerView'
import type { Walk } from '../customerWalk'
import { wantedGoods, wantedOfEyes } from '../customerWanted'

/** Goes one step further in the wizard. */
async function next(walk: Walk) {
  const dialog = dialogIn(walk.root)
  if (walk.screen !== 'wizard' || !dialog) return undefined
  const text = textOf(dialog)
  const visitor = walk.shop.visitor(walk.who)
  if (text.includes('Какие линзы вы носите'))
    walk.heard.lenses = wantedOfEyes(walk.root, walk.shop.isSpoken('torics'), (eye, productId) => {
      const own = visitor.lensesInfo.lenses.find(
        (lens) => lens.eye === (eye === 0 ? 'right' : 'left') && lens.product_id === productId,
      )
      return Object.fromEntries(Object.entries(own ?? {}).filter(([, value]) => value !== null))
    })
  const isGoods = text.includes('Что добавить к линзам')
  if (isGoods) walk.heard.goods = wantedGoods(walk.root)
  const isLast = isGoods || /^(Корзина не пуста|.*Заменить)/.test(text)
  if (isLast) {
    const wanted = [...walk.heard.lenses, ...walk.heard.goods]
    const intent = walk.wants(JSON.stringify(wanted), wanted)
    if (!isGoods) intent.told += text
  }
  const told = await on(walk, () => press(walk.root, /^(Дальше|Положить в корзину|Заменить)/))
  // The page navigates to the basket, which is mocked and does nothing.
  if (
    isLast &&
    walk.shop.visitor(walk.who).baskets.eshop.lines.length > 0 &&
    walk.intent?.wanted.every((one) => walk.intent?.cameOf(one) !== 0) &&
    troublesIn(walk.root).length === 0
  ) {
    walk.done()
    await walk.show('basket')
  }
  return told
}

export async function throughWizard(walk: Walk, number: number, presses: number, faults: Faults) {
  const told: Told[] = []
  await at(walk, 'wizard')
  for (let left = presses; left > 0 && walk.screen === 'wizard'; left--) {
    await chooseAll(walk, number)
    if (textOf(walk.root).includes('Что добавить')) walk.suffer(faults)
    told.push(await next(walk))
  }
  return told.filter(Boolean).join('; ')
}
