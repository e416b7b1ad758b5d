import { useFormikContext } from 'formik'
import { useShopLimitsQuery } from '../data/shopLimits/shopLimitsApi'
import { mapData, remoteData, valueOf } from '../domain/remoteData'
import { CodeField, type CodeFieldProps } from '../forms/fields/CodeField'

/**
 * Field 'code' for a code that the shop has sent. Its last digit submits the form; if the length is unknown,
 * only the button does.
 */
export function SentCodeField(props: Pick<CodeFieldProps, 'label' | 'receive'> & { message: number }) {
  const { values } = useFormikContext<{ code: string }>()
  // The length is requested after the first digit: a customer who corrects the number does not need it.
  const limits = remoteData(useShopLimitsQuery(undefined, { skip: values.code === '' }))
  const digits = valueOf(mapData(limits, ({ smsCodeLength }) => smsCodeLength))
  return <CodeField {...props} name="code" digits={digits} />
}
