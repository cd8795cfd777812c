import { defineWords } from '../../../platform/words'

export const photoEditorWords = defineWords({
  zh: {
    heading: '转正、裁成方形',
    hint: '在图上拖动，或者用下面的滑块。只保存框里这一块，不保存拍摄地点等信息。',
    preview: '照片会显示成这样',
    turn: '向右转 90°',
    zoom: '放大',
    across: '左右',
    down: '上下',
    save: '保存照片',
    cancel: '不用这张',
  },
  en: {
    heading: 'Turn and crop your photo',
    hint: 'Drag the picture, or use the sliders. We save only what’s in the frame, without details such as where you took it.',
    preview: 'How the photo will look',
    turn: 'Turn 90° to the right',
    zoom: 'Zoom in',
    across: 'Left and right',
    down: 'Up and down',
    save: 'Save photo',
    cancel: 'Don’t use this one',
  },
})
