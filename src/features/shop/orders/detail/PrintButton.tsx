import { numbered } from '#domain/text/numbered'
import { Button } from '#ui/controls/Button'

interface PrintButtonProps {
  number: string
  onPressed?: () => void
}

export const PrintButton = ({ number, onPressed }: PrintButtonProps) => (
  <Button variant="secondary" small onClick={onPressed}>
    Распечатать<span className="visually-hidden"> {numbered('заказ', number)}</span>
  </Button>
)
