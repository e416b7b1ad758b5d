import type { RefObject } from 'react'
import type { Eye } from '#domain/lens'
import { EyeGroup } from './EyeGroup'
import type { useChoice } from './useChoice'

interface EyeGroupsProps {
  chosen: ReturnType<typeof useChoice>
  problemOf: (eye: Eye) => string | undefined
  groups: Record<Eye, RefObject<HTMLFieldSetElement | null>>
  /** Called before each change. */
  onChanged: () => void
}

/** Asks for the lenses of each eye, or only for the quantity of a product that is the same for both. */
export function EyeGroups({ chosen, problemOf, groups, onChanged }: EyeGroupsProps) {
  const { forEyes, sold, made, choice } = chosen
  const propsOf = (eye: Eye): Omit<Parameters<typeof EyeGroup>[0], 'eye'> => ({
    ...choice[eye],
    offers: sold,
    made,
    problem: problemOf(eye),
    groupRef: groups[eye],
    onPicked: (name, value) => {
      onChanged()
      chosen.onPicked(eye, name, value)
    },
    onQuantity: (quantity) => {
      onChanged()
      chosen.onQuantity(eye, quantity)
    },
  })
  if (!forEyes) return <EyeGroup eye={undefined} {...propsOf('right')} />
  return (
    <div className="buy__eyes">
      <EyeGroup eye="right" {...propsOf('right')} servesOther={choice.isSame && choice.left.quantity > 0} />
      <label className="check">
        <input
          type="checkbox"
          checked={choice.isSame}
          onChange={({ target }) => {
            onChanged()
            chosen.change({ isSame: target.checked })
          }}
        />
        <span>Для левого глаза такие же</span>
      </label>
      <EyeGroup eye="left" {...propsOf('left')} isSame={choice.isSame} />
    </div>
  )
}
