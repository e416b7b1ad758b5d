import type { Lens } from '../../domain/lens'
import type { Read } from '../wire'
import { idOrNull, model, numberOrNull, oneOf, text, textOrNull } from '../wire'

export const lensParameters = {
  sphere: numberOrNull,
  cylinder: numberOrNull,
  axis: numberOrNull,
  addition: textOrNull,
  base_curve: numberOrNull,
  diameter: numberOrNull,
}

export const lensFields = {
  eye: oneOf('right', 'left'),
  product_id: idOrNull,
  title: text,
  ...lensParameters,
}

export const lens: Read<Lens> = model(lensFields)
