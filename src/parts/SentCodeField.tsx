import { useFormikContext } from 'formik'
import { useShopLimitsQuery } from '../data/shopLimits/shopLimitsApi'
import { mapData, remoteData, valueOf } from '../domain/remoteData'
import { CodeField, type CodeFieldProps } from '../forms/fields/CodeField'

/**
 * Field 'code' for a code that the shop has sent. With its last digit the form is sent by itself; where nobody has told
 * how long it is, the button alone sends it.
 */
export function SentCodeField(props: Pick<CodeFieldProps, 'label' | 'receive'>) {
  const { values } = useFormikContext<{ code: string }>()
  // The length is asked for with the first digit: who corrects the number needs none.
  const limits = remoteData(useShopLimitsQuery(undefined, { skip: values.code === '' }))
  const digits = valueOf(mapData(limits, ({ smsCodeLength }) => smsCodeLength))
  return <CodeField {...props} name="code" digits={digits} />
}
