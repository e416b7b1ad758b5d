import { useFormikContext } from 'formik'
import { inWords, LENS_TYPES, SEXES } from '#data/iolRequests/iolRequest'
import { RadioCards } from '#forms/fields/RadioCards'
import { SelectField } from '#forms/fields/SelectField'
import { TextField } from '#forms/fields/TextField'
import type { Option } from '#forms/lib/options'
import { eyeInWords, type IolForm } from './lib/iolForm'

const optionsOf = (words: Readonly<Record<string, string>>): Option[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

const EYES: Option[] = [
  { value: 'both', label: 'OD и OS' },
  { value: 'right', label: eyeInWords('right') },
  { value: 'left', label: eyeInWords('left') },
]

/** Asks for the patient, the lens type, and the eyes. */
export function PatientFields({ isNew }: { isNew: boolean }) {
  const { lensType } = useFormikContext<IolForm>().values
  const isUnknown = lensType !== '' && !Object.hasOwn(LENS_TYPES, lensType)
  const types = optionsOf(LENS_TYPES)
  return (
    <div className="iol-part">
      <div className="iol-patient">
        <TextField name="patientCode" label="Код пациента" autoComplete="off" />
        <TextField name="birthYear" label="Год рождения" inputMode="numeric" autoComplete="off" optional />
        <SelectField
          name="lensType"
          label="Тип линзы"
          placeholder="Не выбран"
          options={isUnknown ? [...types, { value: lensType, label: inWords({}, lensType) }] : types}
        />
      </div>
      <div className="iol-who">
        <RadioCards
          name="sex"
          label="Пол"
          options={[...optionsOf(SEXES), { value: '', label: 'Не указан' }]}
          inRow
          optional
        />
        <RadioCards name="eyes" label="Глаза" options={EYES} inRow optional />
      </div>
      <p className="small soft">
        Имя пациента не пишите: запрос увидят другие специалисты.{' '}
        {isNew && 'SIA и разрез взяты из вашего профиля. '}Звёздочкой отмечено то, без чего запрос не
        опубликовать.
      </p>
    </div>
  )
}
