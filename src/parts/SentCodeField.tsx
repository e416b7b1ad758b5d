import { useFormikContext } from 'formik'
import { useShopLimitsQuery } from '../data/shopLimits/shopLimitsApi'
import { CodeField, type CodeFieldProps } from '../forms/fields/CodeField'

/** As long as codes usually are: an expired session is not told the limits. */
const USUAL = 4

/** Field 'code' for a code that the shop has sent; the form is sent by itself with its last digit. */
export function SentCodeField(props: Pick<CodeFieldProps, 'label' | 'receive'>) {
  const { values } = useFormikContext<{ code: string }>()
  // The length is asked for with the first digit: who corrects the number needs none.
  const { data: limits, isError } = useShopLimitsQuery(undefined, { skip: values.code === '' })
  return <CodeField {...props} name="code" digits={limits?.smsCodeLength ?? (isError ? USUAL : undefined)} />
}
