import { useMemo } from 'react'
import { boolean, object, type InferType } from 'yup'
import { useApplyAsExpertMutation } from '#data/specialist/expertApi'
import type { Expert, Theme } from '#data/specialist/specialist'
import { useSpecialistThemesQuery } from '#data/specialist/workPlacesApi'
import { sameId } from '#domain/Id'
import { CheckboxField } from '#forms/fields/CheckboxField'
import { CheckboxTree } from '#forms/fields/CheckboxTree'
import { TextareaField } from '#forms/fields/TextareaField'
import { Form } from '#forms/Form'
import { idsOfSome, text } from '#forms/lib/rules'
import { SubmitButton } from '#forms/SubmitButton'
import { Loaded } from '#ui/states/Loaded'
import { Skeleton } from '#ui/states/Skeleton'
import { ConsentText } from '../ConsentText'

const MOST = 1000

const rulesFor = (themes: readonly Theme[]) =>
  object({
    themeIds: idsOfSome(themes),
    about: text().required().maxLength(MOST),
    // The server validates the consent and sends the error (contract 8.5).
    confirmPolicy: boolean().default(false),
  })

interface ExpertFormProps {
  /** The rejected application, which the form starts with; undefined for the first one. */
  before?: Pick<Expert, 'about' | 'themes'> | undefined
  onSent: () => void
}

/** Applies to become an expert. */
export const ExpertForm = (props: ExpertFormProps) => (
  <Loaded
    query={useSpecialistThemesQuery()}
    failure="Темы не загрузились"
    skeleton={<Skeleton label="Загружаем темы" heights={[24, 24, 24, 96]} />}
  >
    {(themes) => <ApplicationForm {...props} themes={themes} />}
  </Loaded>
)

function ApplicationForm({ themes, before, onSent }: ExpertFormProps & { themes: Theme[] }) {
  const [apply] = useApplyAsExpertMutation()
  const rules = useMemo(() => rulesFor(themes), [themes])
  const onSubmit = async ({ themeIds, about, confirmPolicy: hasAgreed }: InferType<typeof rules>) => {
    await apply({
      themeIds: themes.flatMap(({ id }) => (themeIds.includes(String(id)) ? [id] : [])),
      about,
      hasAgreed,
    }).unwrap()
    onSent()
  }
  return (
    <Form
      schema={rules}
      initial={{
        themeIds: themes
          .filter(({ id }) => before?.themes.some((theme) => sameId(theme.id, id)))
          .map(({ id }) => String(id)),
        about: before?.about ?? '',
        confirmPolicy: false,
      }}
      onSubmit={onSubmit}
      draftKey="expert"
    >
      <CheckboxTree
        name="themeIds"
        label="Темы"
        options={themes.map(({ id, title }) => ({ value: String(id), label: title }))}
      />
      <TextareaField name="about" label="О себе" maxLength={MOST} />
      <CheckboxField name="confirmPolicy" label={<ConsentText />} />
      <SubmitButton>Отправить заявку</SubmitButton>
    </Form>
  )
}
