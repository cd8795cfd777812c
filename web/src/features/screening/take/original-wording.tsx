/** Why the questions do not look like the rest of the page. Chinese alone, as it stands only in a build whose texts are converted. */
export function OriginalWording() {
  return <p className="notice">题目和选项是经过许可的简体中文原文，一字未改。</p>
}
