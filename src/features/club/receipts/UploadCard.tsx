import { array, mixed, object } from 'yup'
import { FileField } from '#forms/FileField'
import { Form } from '#forms/Form'
import type { FileLimits, UploadedFile } from '#forms/lib/uploads'
import { useReceiptUpload } from '#data/receipts/useReceiptUpload'
import { Button } from '#ui/controls/Button'
import { Card } from '#ui/Card'

const schema = object({ files: array().of(mixed<UploadedFile>().required()).default([]) })

const MAX_SIZE = 10 * 1024 * 1024

/** The types and sizes of files that the shop takes. */
const limits: FileLimits = {
  types: { 'image/jpeg': 'JPG', 'image/png': 'PNG', 'application/pdf': 'PDF' },
  maxSize: MAX_SIZE,
  // Only customers who send a picture need this code.
  prepare: async (file) => (await import('./readyPicture')).readyPicture(file, MAX_SIZE),
}

/**
 * Uploads receipts as photos or PDF: each file is sent as soon as it is chosen, so there is no button to
 * press.
 */
export function UploadCard({ onScan }: { onScan: () => void }) {
  const upload = useReceiptUpload()
  return (
    <Card
      title="Загрузить чек"
      action={
        <Button variant="secondary" small loads onClick={onScan}>
          <span className="nowrap">Прочитать QR-код</span>
        </Button>
      }
    >
      <Form schema={schema} initial={schema.getDefault()} onSubmit={() => Promise.resolve()}>
        <FileField
          name="files"
          label="Фото или PDF чека"
          hint="Чек отправится на проверку сразу. Снимите его целиком, чтобы QR-код был чётким"
          upload={upload}
          limits={limits}
          isFinal
        />
      </Form>
    </Card>
  )
}
