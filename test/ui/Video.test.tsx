import { fireEvent, render, screen } from '@testing-library/react'
import { Video } from '../../src/ui/Video'

const open = (address: string | null) =>
  render(
    <Video address={address} label="Утро с линзами">
      <a href="/story.mp4">story.mp4</a>
    </Video>,
  )

it('a video plays by the browser’s controls, and is a link where it cannot be played', () => {
  open('/files/story.mp4')
  const video = screen.getByLabelText('Утро с линзами')
  expect(video).toHaveAttribute('src', expect.stringMatching(/\/files\/story\.mp4$/))
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  fireEvent.error(video)
  expect(screen.getByRole('link', { name: 'story.mp4' })).toBeVisible()
})

it.each([null, 'javascript:alert(1)', '//elsewhere.test/story.mp4'])(
  'no video is loaded from %p',
  (address) => {
    open(address)
    expect(screen.queryByLabelText('Утро с линзами')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'story.mp4' })).toBeVisible()
  },
)
