import { useFormikContext } from 'formik'
import { useState } from 'react'
import { sameId } from '#domain/Id'
import type { Story } from '#data/friends/story'
import { Button } from '#ui/controls/Button'
import { Dialog } from '#ui/dialogs/Dialog'
import type { StoryValues } from './storyRules'
import { StoryView } from './StoryView'

/** Shows a preview of the story with the current values of the form. */
export function PreviewButton({ story }: { story: Story }) {
  const { values } = useFormikContext<StoryValues>()
  const [isOpen, setOpen] = useState(false)
  const files = values.files.flatMap(({ id, alt }) => {
    const file = story.files.find((one) => sameId(one.id, id))
    return file ? { ...file, alt } : []
  })
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Посмотреть
      </Button>
      {isOpen && (
        <Dialog title={values.title.trim() || 'Без названия'} onClosed={() => setOpen(false)}>
          <StoryView story={{ ...values, files }} />
        </Dialog>
      )}
    </>
  )
}
