import { boolean, object } from 'yup'
import { CheckboxField } from '../../../forms/CheckboxField'
import { Form } from '../../../forms/Form'
import { SubmitButton } from '../../../forms/SubmitButton'
import { reloadPage } from '../../../host/address'
import { policyUrl } from '../../../host/config'
import { emit } from '../../../host/events'
import { Anchor } from '../../../ui/Anchor'
import { Button } from '../../../ui/Button'
import { Dialog } from '../../../ui/Dialog'
import { useActivateMutation } from '../../../data/account/activationApi'

const consent = object({
  confirmPolicy: boolean().default(false),
  isAgreeMailings: boolean().default(false),
})

/** Joining the loyalty programme (contract 4.1, 8.5). An unticked policy is the server's to refuse. */
export function ActivationDialog({ onClosed }: { onClosed: () => void }) {
  const [activate] = useActivateMutation()
  const onSubmit = async ({
    confirmPolicy,
    isAgreeMailings,
  }: {
    confirmPolicy: boolean
    isAgreeMailings: boolean
  }) => {
    await activate({ hasAgreed: confirmPolicy, wantsMailings: isAgreeMailings }).unwrap()
    emit('activated')
    onClosed()
    reloadPage()
  }
  return (
    <Dialog title="Активация программы лояльности" onClosed={onClosed}>
      <Form schema={consent} initial={consent.getDefault()} onSubmit={onSubmit}>
        <div>
          <CheckboxField name="confirmPolicy" label={<PolicyLabel />} />
          <CheckboxField name="isAgreeMailings" label="Хочу получать рассылку клуба" />
        </div>
        <div className="dialog__actions">
          <SubmitButton>Активировать</SubmitButton>
          <Button variant="quiet" onClick={onClosed}>
            Отмена
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

function PolicyLabel() {
  return (
    <>
      Согласен с{' '}
      <Anchor href={policyUrl()} newTab inLabel>
        политикой обработки персональных данных
      </Anchor>{' '}
      и правилами клуба
    </>
  )
}
