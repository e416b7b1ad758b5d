import { useId, useMemo, type Ref } from 'react'
import type { ProductRange } from '../../../data/catalogue/catalogue'
import {
  lensChoice,
  type AskedParameter,
  type ParameterName,
  type Picks,
} from '../../../data/catalogue/lensChoice'
import { EYES as NAMES, type Eye } from '../../../domain/lens'
import type { Offer } from '../../../domain/product'
import { Icon } from '../../../ui/Icon'
import { LabelledSelect } from '../../../ui/LabelledSelect'

const QUANTITIES = Array.from({ length: 11 }, (_, quantity) => quantity)

interface EyeGroupProps {
  /** Undefined: for goods that are the same for both. */
  eye: Eye | undefined
  offers: readonly Offer[]
  range: ProductRange | undefined
  picks: Picks
  quantity: number
  /** The other eye's lenses serve this one, too. */
  isSame?: boolean
  /** These lenses serve the other eye, too: they are chosen here also where this eye needs none. */
  servesOther?: boolean
  problem: string | undefined
  groupRef: Ref<HTMLFieldSetElement>
  onPicked: (name: ParameterName, key: string) => void
  onQuantity: (quantity: number) => void
}

/** 'Правый глаз (OD)': its parameters and how many packs (contract 13.1). */
export function EyeGroup(props: EyeGroupProps) {
  const {
    eye,
    offers,
    range,
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
  const { asked } = useMemo(() => lensChoice(offers, picks, range), [offers, picks, range])
  const isNeeded = quantity > 0 || servesOther
  return (
    <fieldset
      className="buy__eye"
      ref={groupRef}
      aria-describedby={problem === undefined ? undefined : `${id}error`}
    >
      <legend className={eye ? 'h3' : 'visually-hidden'}>
        {eye ? `${NAMES[eye].name} глаз (${NAMES[eye].mark})` : 'Сколько'}
      </legend>
      <div className="buy__fields">
        {isNeeded &&
          !isSame &&
          asked.map((parameter) => (
            <ParameterField
              key={parameter.name}
              parameter={parameter}
              isWrong={problem !== undefined && parameter.picked === undefined}
              onPicked={(key) => onPicked(parameter.name, key)}
            />
          ))}
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

interface ParameterFieldProps {
  parameter: AskedParameter
  isWrong: boolean
  onPicked: (key: string) => void
}

function ParameterField({ parameter, isWrong, onPicked }: ParameterFieldProps) {
  const { name, label, only, picked, options } = parameter
  if (only !== undefined) {
    return (
      <div className="field">
        <span className="buy__label">{label}</span>
        <span className="buy__only num">{only}</span>
      </div>
    )
  }
  return (
    <LabelledSelect
      label={label}
      value={picked ?? ''}
      aria-required
      aria-invalid={isWrong}
      onChosen={onPicked}
    >
      <option value="">Выберите</option>
      {name === 'sphere' ? <Spheres options={options} /> : <Options options={options} />}
    </LabelledSelect>
  )
}

function Options({ options }: Pick<AskedParameter, 'options'>) {
  return options.map(({ key, words, isSold }) => (
    <option key={key} value={key} disabled={!isSold}>
      {words}
    </option>
  ))
}

/** Minus and plus apart: the wrong sign is the mistake that is made most. */
function Spheres({ options }: Pick<AskedParameter, 'options'>) {
  const of = (holds: (value: number) => boolean) => options.filter(({ value }) => holds(Number(value)))
  const minus = of((value) => value < 0)
  const plus = of((value) => value > 0)
  return (
    <>
      <Options options={of((value) => value === 0)} />
      {minus.length > 0 && (
        <optgroup label="Минус">
          <Options options={minus} />
        </optgroup>
      )}
      {plus.length > 0 && (
        <optgroup label="Плюс">
          <Options options={plus} />
        </optgroup>
      )}
    </>
  )
}
