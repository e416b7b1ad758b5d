import { smallerPicture } from './smallerPicture'

/** Runs in a worker: receives a picture and returns a smaller one, or null if it cannot. */
addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  smallerPicture(data).then(
    (picture) => postMessage(picture),
    () => postMessage(null),
  )
})
