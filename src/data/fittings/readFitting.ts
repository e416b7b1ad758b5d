import { fittingFields } from '../../api/generated/records/fitting'
import { lens } from '../../api/generated/records/lens'
import type { Read } from '../../api/wire'
import { camelRecord, items, mapped, textOrNull } from '../../api/wire'
import type { Fitting, OwnSelection } from './fitting'

const fields = { ...fittingFields, lenses: items(lens, ({ eye }) => eye) }

/** Lenses that cannot be read are not the same as none. */
const told = <Rest extends object>({
  lenses,
  ...rest
}: Rest & { lenses: ReturnType<typeof fields.lenses> }) => ({
  ...rest,
  lenses: lenses.items,
  ...(!lenses.isWhole && { hasUnreadableLenses: true as const }),
})

export const fitting: Read<Fitting> = mapped(camelRecord(fields), told)

export const ownSelection: Read<OwnSelection> = mapped(
  camelRecord({ ...fields, patient_initials: textOrNull }),
  told,
)
