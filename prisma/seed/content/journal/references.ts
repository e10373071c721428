// Works that the demo's articles cite: all of them invented, like the articles.
export const works = {
  kim: "김서연 (2021). 「원문의 자리와 역문의 자리」. 『말과 말 사이』, 13(1), 5-28.",
  lee: "이지호·박하늘 (2022). 「공공번역 품질 지표의 비교」. 『말길』, 14(2), 33-61.",
  choi: "최민서 (2019). 『번역가의 책상: 한국어 번역 비평 입문』. 가온출판.",
  garam: "강가람 (2023). 「자막의 초당 글자 수와 시청자의 이해」. 『영상과 말』, 9, 101-126.",
  yun: "윤유진 (2020). 「병원 통역 현장의 요구 조사」. 『의료와 언어』, 3(1), 12-40.",
  handbook: "Adeyemi, R., & Holm, K. (2018). A handbook of interpreting studies. Fjord & Vale.",
  quality:
    "Marchetti, L. (2020). Quality as negotiation. Journal of Invented Translation Studies, 12(3), 201–224.",
  machine: "Okonkwo, P., & Sato, H. (2022). Post-editing effort in Korean. Proceedings of Nowhere, 44–57.",
  literature: "Vasquez, I. (2017). The translator in the margin. Harrow Press.",
  community: "Lindqvist, M. (2021). Community interpreters at work. Northbridge Papers in Language, 5, 1–29.",
} as const;
