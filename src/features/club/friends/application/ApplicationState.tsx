import { useState } from 'react'
import { formatDate } from '#domain/dates/dates'
import type { FriendsApplication } from '#data/friends/friends'
import { Button } from '#ui/controls/Button'
import { Card } from '#ui/Card'
import { Notice } from '#ui/states/Notice'
import { takeFocus } from '#ui/lib/takeFocus'
import { ApplicationForm, type ApplyProps } from './ApplicationForm'

interface ApplicationStateProps extends ApplyProps {
  application: FriendsApplication
  /**
   * Whether the application was sent just now: the notice then takes the focus from the form, which has gone.
   */
  isNew: boolean
}

/** Shows the status of the application; renders nothing once it is approved. */
export function ApplicationState({ application, isNew, onApplied }: ApplicationStateProps) {
  const { status, createdAt, rejectReason } = application
  const [isAgain, setAgain] = useState(false)
  if (status.code === 'approved') return null
  if (status.code === 'rejected') {
    return (
      <Card title="Заявка отклонена">
        <Notice icon="alert">
          <p>
            {rejectReason === null || rejectReason === ''
              ? 'Модератор не назвал причину. Проверьте ссылки и рассказ о себе.'
              : `Причина: ${rejectReason}`}
          </p>
        </Notice>
        {isAgain ? (
          <ApplicationForm rejected={application} onApplied={onApplied} />
        ) : (
          <div>
            <Button onClick={() => setAgain(true)}>Исправить и отправить снова</Button>
          </div>
        )}
      </Card>
    )
  }
  return (
    <div tabIndex={-1} ref={isNew ? takeFocus : undefined}>
      <Notice tone={isNew ? 'done' : 'info'} icon="clock">
        <p className="strong">
          {status.code === 'moderation' ? 'Заявка на модерации' : status.label || 'Заявка получена'}
        </p>
        <p>
          {createdAt === null ? 'Мы её получили.' : `Мы получили её ${formatDate(createdAt)}.`} Модератор
          посмотрит ваши страницы, и решение появится здесь. Делать больше ничего не нужно.
        </p>
      </Notice>
    </div>
  )
}
