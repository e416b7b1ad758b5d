import { isStrong, type Refraction } from '#domain/optics/refraction'
import { larsAxis, lensOver, onEyeAxis, type Rotation } from '#domain/optics/toricLens'
import { isBetween, isNumber } from '#forms/lib/numberRules'
import { axis, degrees, forRecord, lensPower, refractionInWords } from '../figures'
import { EMPTY, numberIn, numberOr0, type Mark, type Mode, type Typed } from '../mode'
import { checkRefraction, distance, refractionIn, refractionRow } from '../refractionFields'

const OVER = 'over-'

const directionOf = ({ direction }: Typed): Rotation => (direction === 'right' ? 'right' : 'left')

/** Returns whether a field of the over-refraction is filled in; its sphere is required then. */
const hasOver = (typed: Typed) =>
  ['sphere', 'cylinder', 'axis'].some((name) => (typed[OVER + name] ?? '').trim() !== '')

const needsDistance = (typed: Typed) => {
  const found = refractionIn(typed, OVER)
  return found !== undefined && isStrong(found) && numberOr0(typed, 'distance') === 0
}

/** Returns lens and rotation on the eye; undefined while one of them is missing. */
function lensOnEye(typed: Typed) {
  const lens = refractionIn(typed)
  const rotation = numberIn(typed, 'rotation')
  return lens && rotation !== undefined ? { lens, rotation, direction: directionOf(typed) } : undefined
}

function overIn(typed: Typed, given: NonNullable<ReturnType<typeof lensOnEye>>) {
  const [found, millimetres] = [refractionIn(typed, OVER), numberIn(typed, 'distance')]
  if (!found || millimetres === undefined) return undefined
  return lensOver(given, { found, distance: millimetres, turnsAgain: typed['turns-again'] === 'true' })
}

const figuresOf = (name: string, found: Refraction | undefined) => ({
  [`${name}-sphere`]: found?.sphere ?? null,
  [`${name}-cylinder`]: found?.cylinder ?? null,
  [`${name}-axis`]: found?.axis ?? null,
})

const LARS = 'Ось с поправкой (LARS)'

/** The mode `toric` of contract 19.2. */
export const toric: Mode = {
  id: 'toric',
  title: 'Торическая линза',
  groups: [
    {
      legend: 'Линза',
      rows: [
        refractionRow(),
        [
          {
            name: 'rotation',
            label: 'Ротация, °',
            unit: '°',
            rules: [isNumber, isBetween(0, 90)],
            initial: '0',
          },
          {
            name: 'direction',
            label: 'Ротация метки',
            options: [
              { value: 'left', label: 'Влево (по часовой)' },
              { value: 'right', label: 'Вправо (против часовой)' },
            ],
            hint: 'Как видит врач, стоя лицом к пациенту',
          },
        ],
      ],
    },
    {
      legend: 'Оверрефракция',
      rows: [
        refractionRow(OVER),
        [distance('distance', '0')],
        [{ name: 'turns-again', label: 'Новая линза повернётся так же' }],
      ],
    },
  ],
  initial: { rotation: '0', direction: 'left', distance: '0', 'turns-again': 'true' },
  isDrawn: true,
  headline: (typed) => (hasOver(typed) ? 'К заказу' : LARS),
  rows: () => [
    { name: 'lars-axis', label: LARS, format: axis },
    { name: 'on-eye-axis', label: 'Ось на глазу', format: axis },
    { name: 'target-sphere', label: 'Нужно на глазу: сфера', format: lensPower },
    { name: 'target-cylinder', label: 'Нужно на глазу: цилиндр', format: lensPower },
    { name: 'target-axis', label: 'Нужно на глазу: ось', format: axis },
    { name: 'order-sphere', label: 'Сфера к заказу', format: lensPower },
    { name: 'order-cylinder', label: 'Цилиндр к заказу', format: lensPower },
    { name: 'order-axis', label: 'Ось к заказу', format: axis },
  ],
  check: (typed) => ({
    ...checkRefraction(typed),
    ...checkRefraction(typed, OVER),
    [`${OVER}sphere`]: hasOver(typed) && numberIn(typed, `${OVER}sphere`) === undefined ? EMPTY : undefined,
  }),
  compute: (typed) => {
    const given = lensOnEye(typed)
    const over = given && overIn(typed, given)
    if (!given || (hasOver(typed) && !over)) return undefined
    const [onEye, lars] = [onEyeAxis(given), larsAxis(given)]
    const order = over ? over.order : { ...given.lens, axis: lars }
    const marks: (Mark | false)[] = [
      order.axis !== null && { kind: 'now', at: order.axis, label: `к заказу ${axis(order.axis)}` },
      onEye !== null && { kind: 'was', at: onEye, label: `на глазу ${axis(onEye)}` },
    ]
    return {
      figures: {
        'lars-axis': over ? null : lars,
        'on-eye-axis': onEye,
        ...figuresOf('target', over?.target),
        ...figuresOf('order', over?.order),
      },
      headline: over ? refractionInWords(order) : axis(lars),
      line: forRecord(order),
      marks: marks.filter((mark) => mark !== false),
      note: rotationInWords(given, onEye, order.axis),
    }
  },
  notes: (typed) => (needsDistance(typed) ? ['Укажите вертексное расстояние'] : []),
}

function rotationInWords(
  { rotation, direction }: { rotation: number; direction: Rotation },
  onEye: number | null,
  asked: number | null,
): string | undefined {
  if (rotation === 0 || onEye === null || asked === null) return undefined
  const side = direction === 'left' ? 'влево' : 'вправо'
  return `Метка на 6 часах ушла на ${degrees(rotation)} ${side}: ось линзы на глазу ${axis(onEye)}, поэтому заказать ${axis(asked)}.`
}
