/** For readers of English alone: what to say on a line that answers in Mandarin, and where else to look. It has no Chinese twin. */
export function EnglishInChina() {
  return (
    <p>
      Lines in mainland China answer in Mandarin. To ask for someone who speaks English, say or show{' '}
      <strong lang="zh-CN">我需要会说英语的人</strong> (wǒ xūyào huì shuō yīngyǔ de rén). We don’t know of a
      free line there in English that we could check.{' '}
      <a href="https://findahelpline.com" rel="noreferrer">
        findahelpline.com
      </a>{' '}
      lists lines of many countries, some of them by chat.
    </p>
  )
}
