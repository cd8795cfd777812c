import { defineWords } from '../../../platform/words'

export const photoEditorWords = defineWords({
  zh: {
    heading: '转正、裁成方形',
    hint: '在图上拖动，或者用下面的滑块。保存的只有框里这一块；拍摄地点等信息不会带上。',
    preview: '照片会显示成这样',
    turn: '向右转 90°',
    zoom: '放大',
    across: '左右',
    down: '上下',
    save: '保存照片',
    cancel: '不用这张',
  },
  en: {
    heading: 'Turn it and cut it to a square',
    hint: 'Drag the picture, or use the sliders. Only what is in the frame is saved, without the place where it was taken.',
    preview: 'How the photo will look',
    turn: 'Turn right by 90°',
    zoom: 'Nearer',
    across: 'Left and right',
    down: 'Up and down',
    save: 'Save photo',
    cancel: 'Don’t use this one',
  },
})
