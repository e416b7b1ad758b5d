import { array, mixed, object } from 'yup'
import { FileField } from '#forms/FileField'
import { Form } from '#forms/Form'
import { namedTypes, type FileLimits, type UploadedFile } from '#forms/lib/uploads'
import { useUploadLimits } from '#data/shopLimits/shopLimitsApi'
import { useReceiptUpload } from '#data/receipts/useReceiptUpload'
import { Button } from '#ui/controls/Button'
import { Card } from '#ui/Card'

const schema = object({ files: array().of(mixed<UploadedFile>().required()).default([]) })

/**
 * Uploads receipts as photos or PDF. A file is sent as soon as it is chosen, so there is no submit button.
 */
export function UploadCard({ onScan }: { onScan: () => void }) {
  const upload = useReceiptUpload()
  const { uploadTypes, uploadMaxSize } = useUploadLimits()
  const limits: FileLimits = { types: namedTypes(uploadTypes), maxSize: uploadMaxSize }
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
