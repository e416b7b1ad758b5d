import type { Lens } from '../../domain/lens'
import type { Read } from '../wire'
import { idOrNull, list, model, numberOrNull, oneOf, text, textOrNull } from '../wire'

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

/** What is worn, or was prescribed: one lens for each eye. */
export const lenses: Read<Lens[]> = list(model(lensFields), ({ eye }) => eye)
