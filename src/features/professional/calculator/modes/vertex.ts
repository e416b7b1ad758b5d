import { lensToOrder, roundedToQuarters, vertexed, type VertexDirection } from '#domain/optics/refraction'
import { axis, forRecord, lensPower, refractionInWords } from '../figures'
import { numberIn, type Mode, type Typed } from '../mode'
import { checkRefraction, distance, refractionIn, refractionRow } from '../refractionFields'

const isToLens = ({ direction }: Typed) => direction === ('lens' satisfies VertexDirection)

/** The mode `vertex` of contract 19.2. */
export const vertex: Mode = {
  id: 'vertex',
  title: 'Вертексное расстояние',
  groups: [
    {
      rows: [
        refractionRow(),
        [distance('distance', '12')],
        [
          {
            name: 'direction',
            label: 'Направление',
            options: [
              { value: 'lens', label: 'На линзу' },
              { value: 'spectacles', label: 'На очки' },
            ],
          },
        ],
      ],
    },
  ],
  initial: { direction: 'lens', distance: '12' },
  isDrawn: true,
  headline: (typed) => (isToLens(typed) ? 'К заказу' : 'Для очков'),
  rows: (typed) => [
    { name: 'sphere', label: 'Сфера', format: lensPower },
    { name: 'cylinder', label: 'Цилиндр', format: lensPower },
    { name: 'axis', label: 'Ось', format: axis },
    { name: 'sphere-rounded', label: 'Сфера, шаг 0,25', format: lensPower },
    { name: 'cylinder-rounded', label: 'Цилиндр, шаг 0,25', format: lensPower },
    ...(isToLens(typed)
      ? [
          { name: 'order-sphere', label: 'Сфера к заказу', format: lensPower },
          { name: 'order-cylinder', label: 'Цилиндр к заказу', format: lensPower },
          { name: 'order-axis', label: 'Ось к заказу', format: axis },
        ]
      : []),
  ],
  check: checkRefraction,
  compute: (typed) => {
    const [given, millimetres] = [refractionIn(typed), numberIn(typed, 'distance')]
    if (!given || millimetres === undefined) return undefined
    const moved = vertexed(given, millimetres, isToLens(typed) ? 'lens' : 'spectacles')
    const rounded = roundedToQuarters(moved)
    const order = isToLens(typed) ? lensToOrder(given, millimetres) : undefined
    const said = order ?? rounded
    return {
      figures: {
        sphere: moved.sphere,
        cylinder: moved.cylinder,
        axis: moved.axis,
        'sphere-rounded': rounded.sphere,
        'cylinder-rounded': rounded.cylinder,
        ...(order && {
          'order-sphere': order.sphere,
          'order-cylinder': order.cylinder,
          'order-axis': order.axis,
        }),
      },
      headline: refractionInWords(said),
      line: forRecord(said),
      marks:
        said.axis === null ? [] : [{ kind: 'now', at: said.axis, label: `ось цилиндра ${axis(said.axis)}` }],
    }
  },
  notes: (typed) =>
    isToLens(typed)
      ? [
          'К заказу: если сфера или сфера с цилиндром от 4,00 D — с пересчётом, шаг 0,25 D; иначе как введено.',
        ]
      : [],
}
