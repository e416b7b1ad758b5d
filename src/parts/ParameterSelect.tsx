import type { AskedParameter } from '../data/catalogue/lensChoice'
import { LabelledSelect } from '../ui/controls/LabelledSelect'

interface ParameterSelectProps {
  parameter: AskedParameter
  isWrong: boolean
  onPicked: (key: string) => void
}

export function ParameterSelect({ parameter, isWrong, onPicked }: ParameterSelectProps) {
  const { name, label, picked, options } = parameter
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

/** Separates minus from plus, because the wrong sign is the most frequent mistake. */
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
