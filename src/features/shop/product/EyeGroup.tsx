import { useId, useMemo, type Ref } from 'react'
import { lensChoice, type MadeValues, type ParameterName, type Picks } from '#data/catalogue/lensChoice'
import { EYES as NAMES, type Eye } from '#domain/lens'
import type { Offer } from '#data/catalogue/product'
import { EyeMark } from '#parts/eyes/EyeMark'
import { Icon } from '#ui/Icon'
import { LabelledSelect } from '#ui/controls/LabelledSelect'
import { ParameterSelect } from '#parts/ParameterSelect'

const QUANTITIES = Array.from({ length: 11 }, (_, quantity) => quantity)

interface EyeGroupProps {
  /** Undefined for products that are the same for both eyes. */
  eye: Eye | undefined
  offers: readonly Offer[]
  made: MadeValues | undefined
  picks: Picks
  quantity: number
  /** True if this eye gets the lenses of the other one. */
  isSame?: boolean
  /** True if the other eye gets these lenses too: they are then chosen here even if this eye needs none. */
  servesOther?: boolean
  problem: string | undefined
  groupRef: Ref<HTMLFieldSetElement>
  onPicked: (name: ParameterName, key: string) => void
  onQuantity: (quantity: number) => void
}

/** The group 'Правый глаз (OD)' with its parameters and the number of packs (contract 13.1). */
export function EyeGroup(props: EyeGroupProps) {
  const {
    eye,
    offers,
    made,
    picks,
    quantity,
    isSame = false,
    servesOther = false,
    problem,
    groupRef,
    onPicked,
    onQuantity,
  } = props
  const id = useId()
  const { asked } = useMemo(() => lensChoice(offers, picks, made), [offers, picks, made])
  const isNeeded = quantity > 0 || servesOther
  return (
    <fieldset
      className="buy__eye"
      ref={groupRef}
      aria-describedby={problem === undefined ? undefined : `${id}error`}
    >
      <legend className={eye ? 'h3' : 'visually-hidden'}>
        {eye && <EyeMark small eye={eye} />}
        {eye ? `${NAMES[eye].name} глаз (${NAMES[eye].mark})` : 'Сколько'}
      </legend>
      <div className="buy__fields">
        {isNeeded &&
          !isSame &&
          asked.map((parameter) =>
            parameter.only === undefined ? (
              <ParameterSelect
                key={parameter.name}
                parameter={parameter}
                isWrong={problem !== undefined && parameter.picked === undefined}
                onPicked={(key) => onPicked(parameter.name, key)}
              />
            ) : (
              <div className="field" key={parameter.name}>
                <span className="buy__label">{parameter.label}</span>
                <span className="buy__only num">{parameter.only}</span>
              </div>
            ),
          )}
        <LabelledSelect
          label="Количество"
          value={quantity}
          data-quantity=""
          onChosen={(number) => onQuantity(Number(number))}
        >
          {QUANTITIES.map((number) => (
            <option key={number} value={number}>
              {number === 0 ? 'Не нужно' : number}
            </option>
          ))}
        </LabelledSelect>
      </div>
      {problem !== undefined && (
        <p className="error" id={`${id}error`} role="alert">
          <Icon name="alert" size={16} />
          {problem}
        </p>
      )}
    </fieldset>
  )
}
