import { object, string, type InferType } from 'yup'
import { useSetCityMutation } from '#data/city/cityApi'
import { useCitySearch } from '#data/city/useCitySearch'
import { CityField } from '#parts/CityField'
import { Form } from '#forms/Form'
import { text } from '#forms/lib/rules'
import { SubmitButton } from '#forms/SubmitButton'
import { Dialog } from '#ui/dialogs/Dialog'
import { DismissButton } from '#ui/dialogs/DismissButton'

export interface CityDialogProps {
  onSaved: (city: { name: string }) => void
  onClosed: () => void
}

const rules = object({
  city: object({
    // The server knows cities by their ids alone.
    id: string().nullable().default(null).required('Выберите город из списка'),
    label: text().required(),
  }),
})

/** Another city, chosen from the suggestions. */
export function CityDialog({ onSaved, onClosed }: CityDialogProps) {
  const searchCity = useCitySearch()
  const [setCity] = useSetCityMutation()
  const onSubmit = async ({ city }: InferType<typeof rules>) => {
    await setCity(city.id).unwrap()
    onSaved({ name: city.label })
  }
  return (
    <Dialog title="Ваш город" onClosed={onClosed}>
      <Form
        schema={rules}
        initial={{ city: { id: null as unknown as string, label: '' } }}
        onSubmit={onSubmit}
        fieldOf={{ fiasId: 'city' }}
      >
        <CityField name="city" label="Город или посёлок" search={searchCity} />
        <div className="dialog__actions">
          <SubmitButton>Выбрать</SubmitButton>
          <DismissButton />
        </div>
      </Form>
    </Dialog>
  )
}
