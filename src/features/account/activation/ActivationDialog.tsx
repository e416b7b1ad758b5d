import { object, type InferType } from 'yup'
import { wasDone } from '#domain/wasDone'
import { CheckboxField } from '#forms/fields/CheckboxField'
import { CancelButton } from '#forms/CancelButton'
import { Form } from '#forms/Form'
import { SubmitButton } from '#forms/SubmitButton'
import { reloadPage } from '#host/page/pageAddress'
import { emit } from '#host/events'
import { Dialog } from '#ui/dialogs/Dialog'
import { useLazyAccountInfoQuery } from '#data/account/accountApi'
import { useActivateMutation } from '#data/account/activationApi'
import { consents } from '../auth/consents'
import { PolicyLabel } from '../auth/PolicyLabel'

const rules = object(consents)

/**
 * Lets the customer join the loyalty programme (contract 4.1, 8.5). The server refuses an unticked policy.
 */
export function ActivationDialog({ onClosed }: { onClosed: () => void }) {
  const [activate] = useActivateMutation()
  const [readAccount] = useLazyAccountInfoQuery()
  const onSubmit = async ({ confirmPolicy, isAgreeMailings }: InferType<typeof rules>) => {
    try {
      await activate({ hasAgreed: confirmPolicy, wantsMailings: isAgreeMailings }).unwrap()
    } catch (error) {
      if (!(await wasDone(error, readAccount, ({ consumer }) => consumer !== null))) throw error
    }
    emit('activated')
    onClosed()
    reloadPage()
  }
  return (
    <Dialog title="Активация программы лояльности" onClosed={onClosed}>
      <Form schema={rules} initial={rules.getDefault()} onSubmit={onSubmit}>
        <div>
          <CheckboxField name="confirmPolicy" label={<PolicyLabel> и правилами клуба</PolicyLabel>} />
          <CheckboxField name="isAgreeMailings" label="Хочу получать рассылку клуба" />
        </div>
        <div className="dialog__actions">
          <SubmitButton>Активировать</SubmitButton>
          <CancelButton onCancelled={onClosed} />
        </div>
      </Form>
    </Dialog>
  )
}
