import { useState } from 'react'
import { object } from 'yup'
import { Form } from '#forms/Form'
import { text } from '#forms/lib/rules'
import { SubmitButton } from '#forms/SubmitButton'
import { TextField } from '#forms/fields/TextField'
import { Card } from '#ui/Card'
import { Notice } from '#ui/states/Notice'
import { takeFocus } from '#ui/lib/takeFocus'
import { useApplyReferralMutation } from '#data/referral/referralApi'

/** The field is not called `code`, because a field with that name is a secret and is never kept in a draft. */
const schema = object({ friendCode: text('code').required('Введите код друга') })
const FIELD_OF = { code: 'friendCode' }

/** Asks for the code of the friend who invited this customer. */
export function FriendCodeCard() {
  const [apply] = useApplyReferralMutation()
  const [applied, setApplied] = useState<string>()
  const onSubmit = async ({ friendCode }: { friendCode: string }) => {
    await apply(friendCode).unwrap()
    setApplied(friendCode)
  }
  return (
    <Card title="Вас пригласил друг?">
      {applied === undefined ? (
        <Form
          schema={schema}
          initial={schema.getDefault()}
          draftKey="friend-code"
          fieldOf={FIELD_OF}
          onSubmit={onSubmit}
        >
          <TextField
            name="friendCode"
            label="Код друга"
            hint="Код можно применить один раз"
            autoComplete="off"
            autoCapitalize="characters"
          />
          <SubmitButton wide variant="secondary">
            Применить
          </SubmitButton>
        </Form>
      ) : (
        <div tabIndex={-1} ref={takeFocus}>
          <Notice tone="done">Код {applied} применён</Notice>
        </div>
      )}
    </Card>
  )
}
