import { fireEvent, render, screen } from '@testing-library/react'
import { Picture } from '../../src/ui/Picture'
import { Video } from '../../src/ui/Video'

const picture = () => screen.getByRole('presentation')

it('a picture that did not load does not hide the next one', () => {
  const of = (address: string) => <Picture address={address}>Картинки нет</Picture>
  const { rerender } = render(of('/first.jpg'))
  fireEvent.error(picture())
  expect(screen.getByText('Картинки нет')).toBeVisible()
  rerender(of('/second.jpg'))
  expect(picture()).toHaveAttribute('src', '/second.jpg')
  expect(screen.queryByText('Картинки нет')).not.toBeInTheDocument()
})

it('a video that did not load does not hide the next one', () => {
  const of = (address: string) => (
    <Video address={address} label="Утро с линзами">
      Видео нет
    </Video>
  )
  const { rerender } = render(of('/first.mp4'))
  fireEvent.error(screen.getByLabelText('Утро с линзами'))
  expect(screen.getByText('Видео нет')).toBeVisible()
  rerender(of('/second.mp4'))
  expect(screen.getByLabelText('Утро с линзами')).toHaveAttribute('src', '/second.mp4')
})
