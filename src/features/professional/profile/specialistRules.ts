import { object, string, type InferType } from 'yup'
import { INCISIONS, type Incision, type PersonalCard, type Specialization } from '#data/specialist/specialist'
import { parseDate } from '#domain/dates/parseDate'
import type { Id } from '#domain/Id'
import { exactNumber } from '#domain/numbers/counts'
import { parseNumber } from '#domain/numbers/parseNumber'
import type { Option } from '#forms/lib/options'
import { choices, text } from '#forms/lib/rules'
import type { Personal } from '#parts/lib/personalRules'

/** Returns the values of the form as data of the card. */
export const personalCard = ({
  name,
  lastName,
  secondName,
  birthday,
  gender,
  fiasId,
}: Personal): PersonalCard => ({
  name,
  lastName,
  secondName: secondName || null,
  birthday: parseDate(birthday) ?? null,
  gender: gender || null,
  residence: fiasId.id === null ? null : { fiasId: fiasId.id, name: fiasId.label, region: '' },
})

export const SIA_MOST = 3

export const surgeryRules = object({
  mainIncisionLocation: string<Incision | ''>()
    .oneOf(['', ...INCISIONS])
    .default(''),
  sia: text().number().range(0, SIA_MOST),
})
export type Surgery = InferType<typeof surgeryRules>

export const siaText = (sia: number | null): string => (sia === null ? '' : exactNumber(sia))

export const surgeryCard = ({ mainIncisionLocation, sia }: Surgery) => ({
  mainIncisionLocation: mainIncisionLocation || null,
  sia: parseNumber(sia) ?? null,
})

/** Labels of the main incision, with its meridians as the surgeon sees the patient. */
export const incisions: { value: Incision; label: string; note: string }[] = [
  { value: 'temporal', label: 'Височный', note: 'OD 180°\u00a0· OS 0°' },
  { value: 'superotemporal', label: 'Верхневисочный', note: 'OD 135°\u00a0· OS 45°' },
  { value: 'superior', label: 'Верхний', note: 'OD 90°\u00a0· OS 90°' },
  { value: 'superonasal', label: 'Верхненосовой', note: 'OD 45°\u00a0· OS 135°' },
  { value: 'nasal', label: 'Носовой', note: 'OD 0°\u00a0· OS 180°' },
]

export const optionsOf = (tree: readonly Specialization[]): Option[] =>
  tree.map(({ id, name, children }) => ({
    value: String(id),
    label: name,
    ...(children.length > 0 && {
      children: children.map((child) => ({ value: String(child.id), label: child.name })),
    }),
  }))

export const themesRules = (tree: readonly Option[]) =>
  object({ specializations: choices().requiredChild(tree), themes: choices() })

/**
 * Returns the chosen ids in the type in which they came, number or string: first the saved ones in their
 * order, then new ones. Saved ids that the list no longer has are kept.
 */
export function idsAsTheyCame(saved: readonly Id[], known: readonly Id[], chosen: readonly string[]): Id[] {
  const isKnown = (id: Id) => known.some((one) => String(one) === String(id))
  const kept = saved.filter((id) => !isKnown(id) || chosen.includes(String(id)))
  const added = known.filter(
    (id) => chosen.includes(String(id)) && !kept.some((one) => String(one) === String(id)),
  )
  return [...kept, ...added]
}

export const workPlaceRules = object({
  workPlaceId: object({ id: string().nullable().default(null), label: text() }).requiredCustom(
    ({ id }) => id !== null,
    'Выберите место работы из списка',
  ),
  position: text().maxLength(100),
})
